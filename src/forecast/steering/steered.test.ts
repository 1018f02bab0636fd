import { expect, test } from "vitest";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { buildForecast } from "../forecast.ts";
import { givenInput } from "../givenInput.ts";

const input = givenInput({}, 6);
const observed = {
  spend: [
    {
      medium: "tvOta",
      year: 2025,
      byMarket: new Map([
        ["tv-500", { dollars: 100, amounts: 80 }],
        ["tv-501", { dollars: 300, amounts: 80 }],
      ]),
      bySubVertical: new Map([
        ["hospitals", { dollars: 900, amounts: 80 }],
        ["casinos", { dollars: 100, amounts: 80 }],
      ]),
    },
  ],
  reliability: { tvOta: 1, cable: 1 },
};
const [plain, moved] = [buildForecast(input), buildForecast({ ...input, observed })];

function sum(result: typeof plain, medium: string, of: { market?: string; subVertical?: string }): number {
  let total = 0;
  for (const [market, dollars] of result.wallets)
    input.subVerticals.forEach((id, s) => {
      if ((of.market ?? market) !== market || (of.subVertical ?? id) !== id) return;
      total += dollars[cellIndex(input, s, input.media.indexOf(medium), input.years.indexOf(2025))] ?? 0;
    });
  return total;
}

test("believed wholly, observed sub-verticals stand to each other as they were seen, within their part of the whole", () => {
  const [hospitals, casinos] = ["hospitals", "casinos"].map((subVertical) => sum(moved, "tvOta", { subVertical }));
  const before = ["hospitals", "casinos"].map((subVertical) => sum(plain, "tvOta", { subVertical }));
  expect((hospitals ?? 0) + (casinos ?? 0)).toBeCloseTo((before[0] ?? 0) + (before[1] ?? 0), -1);
  expect((hospitals ?? 0) / (casinos ?? 1)).toBeGreaterThan((before[0] ?? 0) / (before[1] ?? 1));
});

test("markets move, the nation and what nothing was observed of do not", () => {
  expect(sum(moved, "tvOta", { market: "tv-501" })).toBeGreaterThan(sum(plain, "tvOta", { market: "tv-501" }));
  expect(sum(moved, "tvOta", {})).toBe(sum(plain, "tvOta", {}));
  for (const market of ["tv-500", "tv-501"])
    expect(sum(moved, "cable", { market })).toBe(sum(plain, "cable", { market }));
});

test("without reliability nothing moves", () => {
  expect(buildForecast({ ...input, observed: { ...observed, reliability: {} } })).toEqual(plain);
});
