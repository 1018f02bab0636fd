import { expect, test } from "vitest";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { apportionRevenue, type StationWeight } from "./apportionRevenue.ts";
import { otaRevenue } from "./revenue.ts";

const wallet = walletOf("tv-501", [2024, 2025], {
  tvOta: { hotels: [1001, 2003], politicalCandidates: [77, 0] },
  tvDigital: { hotels: [11, 13], politicalCandidates: [0, 0] },
});

const weight = (station: string, part: number, facts: Partial<StationWeight> = {}): StationWeight => ({
  station,
  weight: part,
  politicalWeight: null,
  localPart: 0.6,
  retransPart: null,
  ...facts,
});

test("stations' air time adds up to the market's to the dollar, and so does their digital money", () => {
  const revenue = apportionRevenue(wallet, "tv", [
    weight("a", 5),
    weight("b", 3, { politicalWeight: 9 }),
    weight("c", 1.7),
  ]);
  const sumOf = (year: number, amount: (one: (typeof revenue)[number]) => number | null) =>
    revenue.filter((one) => one.year === year).reduce((sum, one) => sum + (amount(one) ?? 0), 0);
  expect([sumOf(2024, otaRevenue), sumOf(2025, otaRevenue)]).toEqual([1078, 2003]);
  expect(sumOf(2024, ({ otaPolitical }) => otaPolitical)).toBe(77);
  expect(sumOf(2025, ({ digital }) => digital)).toBe(13);
});

test("where nobody takes anything, nothing is known", () => {
  const [only] = apportionRevenue(wallet, "tv", [weight("a", 0)]);
  expect(only).toMatchObject({ otaLocal: null, otaNational: null, digital: null });
});

test("a medium that the revision does not know has no revenue to divide", () => {
  expect(apportionRevenue(wallet, "radio", [weight("a", 1)])[0]).toMatchObject({ otaLocal: null, digital: null });
});
