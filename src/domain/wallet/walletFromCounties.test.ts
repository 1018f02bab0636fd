import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryShape, arbitraryWallet } from "#tests/support/arbitraryWallet.ts";
import { exampleWallet } from "#tests/support/exampleWallet.ts";
import { driverOf } from "../markets/countyDriver.ts";
import { countyShares, type CountyShares, type MemberCounty } from "../markets/countyShares.ts";
import { addWallets, nationWallet } from "./nationWallet.ts";
import { sumAlong, sumWallet } from "./sumWallet.ts";
import type { Wallet } from "./wallet.ts";
import { walletFromCounties } from "./walletFromCounties.ts";

const county = (fips: string, population: number, drivers: Partial<MemberCounty["county"]> = {}): MemberCounty => ({
  county: {
    fips,
    population,
    households: population / 2,
    income: population * 40_000,
    retailSales: population * 15_000,
    establishments: population / 40,
    ...drivers,
  },
  share: 1,
});

const partIn = (member: MemberCounty, share: number): MemberCounty => ({ ...member, share });

function cutOut(wallet: Wallet, tvMarket: readonly MemberCounty[], market: readonly MemberCounty[]): Wallet {
  const shares = countyShares(tvMarket, market, wallet.subVerticals);
  if (!shares) throw new Error("The markets of this test have counties in common.");
  return walletFromCounties({ market: "radio-1", revision: "1", parts: [{ wallet, shares }] });
}

/** The part of the TV market's spending on a sub-vertical, by place, that falls to the market, 0–1. */
function shareOfSubVertical({ slices }: CountyShares, subVertical: number): number {
  return slices.reduce((sum, { from, to }) => sum + (to[subVertical] ?? 0) - (from[subVertical] ?? 0), 0);
}

const city = county("48113", 2_600_000, { income: 260e9 });
const suburb = county("48121", 900_000, { income: 40e9 });
const country = county("48143", 40_000, { income: 1e9 });
const tvMarket = [city, suburb, country];

describe("the part of a TV market that lies in another market", () => {
  test("follows people where a business lives on people, and incomes where it lives on money", () => {
    const shares = countyShares(tvMarket, [city], ["hospitals", "investmentAdvice"]);
    expect(shares && shareOfSubVertical(shares, 0)).toBeCloseTo(2_600 / 3_540, 9);
    expect(shares && shareOfSubVertical(shares, 1)).toBeCloseTo(260 / 301, 9);
  });

  test("is all of it when all of its counties lie there", () => {
    const shares = countyShares(tvMarket, [country, city, suburb, county("06037", 5)], ["hotels"]);
    expect(shares?.slices).toHaveLength(1);
    expect(shares && shareOfSubVertical(shares, 0)).toBe(1);
  });

  test("is unknown to a market that shares no county", () => {
    expect(countyShares(tvMarket, [county("06037", 5)], ["hotels"])).toBeNull();
  });

  test("takes a county in part where only a part of it lies there", () => {
    const shares = countyShares(tvMarket, [partIn(city, 0.5)], ["hospitals"]);
    expect(shares && shareOfSubVertical(shares, 0)).toBeCloseTo(1_300 / 3_540, 9);
  });

  test("counts a county that the TV market has only in part by that part", () => {
    const shares = countyShares([partIn(city, 0.5), suburb], [city], ["hospitals"]);
    expect(shares && shareOfSubVertical(shares, 0)).toBeCloseTo(1_300 / 2_200, 9);
  });

  test("falls back on people, then on equal parts, where a driver is not known", () => {
    const unknown = { income: 0, retailSales: Number.NaN };
    const [one, two] = [county("01001", 30, unknown), county("01003", 10, unknown)];
    expect(countyShares([one, two], [one], ["hotels", "furniture"])?.slices[0]?.to).toEqual(
      Float64Array.of(0.75, 0.75),
    );
    const nobody = [county("01001", 0, unknown), county("01003", 0, unknown)];
    expect(countyShares(nobody, nobody.slice(0, 1), ["hotels"])?.slices[0]?.to).toEqual(Float64Array.of(0.5));
  });
});

test("a sub-vertical nobody knows is divided by people", () => {
  expect(driverOf("moonTravel")).toBe("population");
});

describe("a radio or custom market's wallet", () => {
  const wallet = exampleWallet("tv-623", 900_000);
  const exact = (subVerticals: readonly string[], market: readonly MemberCounty[]) => {
    const shares = countyShares(tvMarket, market, wallet.subVerticals);
    if (!shares) throw new Error("The markets of this test have counties in common.");
    return subVerticals.reduce((sum, id) => {
      const share = shareOfSubVertical(shares, wallet.subVerticals.indexOf(id));
      return sum + share * (sumWallet(wallet, { subVerticals: [id], years: [2025] }) ?? 0);
    }, 0);
  };

  test("is close to the exact share, sub-vertical by sub-vertical and in total", () => {
    const cut = cutOut(wallet, tvMarket, [city, country]);
    const bySubVertical = sumAlong(cut, "subVerticals", { years: [2025] });
    for (const [at, id] of wallet.subVerticals.entries()) {
      expect(Math.abs((bySubVertical[at] ?? 0) - exact([id], [city, country]))).toBeLessThan(16);
    }
    const total = sumWallet(cut, { years: [2025] }) ?? 0;
    expect(Math.abs(total - exact(wallet.subVerticals, [city, country]))).toBeLessThan(60);
  });

  test("keeps its share even where every cell is a single dollar", () => {
    const coins = { ...wallet, dollars: new Float64Array(wallet.dollars.length).fill(1) };
    const cut = cutOut(coins, [city, suburb], [city]);
    const share = (sumWallet(cut) ?? 0) / cut.dollars.length;
    const shares = countyShares([city, suburb], [city], wallet.subVerticals);
    const mean =
      wallet.subVerticals.reduce((sum, _, at) => sum + (shares ? shareOfSubVertical(shares, at) : 0), 0) / 96;
    expect(Math.abs(share - mean)).toBeLessThan(0.005);
  });

  test("ties: media and sub-verticals add up to the same whole dollars", () => {
    const cut = cutOut(wallet, tvMarket, [suburb]);
    expect(cut.dollars.every(Number.isInteger)).toBe(true);
    for (const year of cut.years) {
      const [media, subVerticals] = (["media", "subVerticals"] as const).map((axis) =>
        sumAlong(cut, axis, { years: [year] }).reduce<number>((sum, part) => sum + (part ?? 0), 0),
      );
      expect(media).toBe(subVerticals);
    }
  });

  test("adds up what lies in several TV markets", () => {
    const other = exampleWallet("tv-625", 300_000);
    const shares = countyShares(tvMarket, tvMarket, wallet.subVerticals);
    if (!shares) throw new Error("A market has its own counties.");
    const parts = [wallet, other].map((one) => ({ wallet: one, shares }));
    const cut = walletFromCounties({ market: "custom-1", revision: "1", parts });
    expect(cut.dollars).toEqual(addWallets("custom-1", [wallet, other]).dollars);
  });

  test("cannot be made of nothing, nor of wallets with different years", () => {
    expect(() => walletFromCounties({ market: "custom-1", revision: "1", parts: [] })).toThrow(RangeError);
    const short = exampleWallet("tv-1", 10, { ...wallet, years: [2025] });
    expect(() => addWallets("custom-1", [wallet, short])).toThrow(/tv-623 and tv-1/);
  });
});

test("markets that divide a TV market's counties between them add up to it, cell by cell", () => {
  const counties = fc
    .uniqueArray(fc.integer({ min: 10_000, max: 99_999 }), { minLength: 2, maxLength: 12 })
    .chain((codes) =>
      fc.tuple(...codes.map((code) => fc.nat({ max: 5_000_000 }).map((people) => county(String(code), people)))),
    );
  const problem = fc.record({
    wallet: arbitraryShape.chain((shape) => arbitraryWallet(shape, "tv-1")),
    counties,
    owners: fc.array(fc.nat({ max: 2 }), { minLength: 12, maxLength: 12 }),
  });
  fc.assert(
    fc.property(problem, ({ wallet, counties: members, owners }) => {
      const groups = [0, 1, 2].map((owner) => members.filter((_, at) => owners[at] === owner));
      const pieces = groups.filter((group) => group.length > 0).map((group) => cutOut(wallet, members, group));
      for (const { dollars } of pieces) expect(dollars.some((cell) => cell < 0)).toBe(false);
      expect(addWallets("tv-1", pieces).dollars).toEqual(wallet.dollars);
    }),
  );
});

test("the nation is the sum of its TV markets, and no data anywhere stays no data", () => {
  const shape = { years: [2025], media: ["tvOta", "mobile", "email"], subVerticals: ["hotels"] };
  const of = (market: string, ...dollars: number[]): Wallet => ({
    ...shape,
    revision: "7",
    market,
    dollars: Float64Array.from(dollars),
  });
  const nation = nationWallet([of("tv-1", 1, Number.NaN, Number.NaN), of("tv-2", 10, 5, Number.NaN)]);
  expect(nation).toEqual(of("nation", 11, 5, Number.NaN));
});
