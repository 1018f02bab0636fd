import { describe, expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { comparedCategories, leadingCategories } from "./comparedCategories.ts";
import { comparesMarkets, marketsBeside } from "./comparedMarkets.ts";
import { marketComparison } from "./marketComparison.ts";
import { marketYears, marketYearsPerPerson } from "./marketYears.ts";

const YEARS = [2025, 2026, 2027];
const phoenix = walletOf("tv-753", YEARS, {
  tvOta: { hotels: [100, 110, 120], casinos: [100, 90, 80] },
  tvDigital: { hotels: [10, 20, 30], casinos: [0, 0, 0] },
  cable: { hotels: [90, 80, 70], casinos: [0, 0, 0] },
});
const dallas = walletOf("tv-623", YEARS, {
  tvOta: { hotels: [100, 100, 100], casinos: [500, 550, 600] },
  tvDigital: { hotels: [0, 0, 0], casinos: [0, 50, 100] },
  cable: { hotels: [null, null, null], casinos: [0, 0, 0] },
});
const nation = walletOf("nation", YEARS, {
  tvOta: { hotels: [9000, 9000, 9000], casinos: [1000, 1000, 1000] },
  tvDigital: { hotels: [0, 0, 0], casinos: [0, 0, 0] },
  cable: { hotels: [0, 0, 0], casinos: [0, 0, 0] },
});
const beside = { wallet: dallas, population: 400 };
const view = exampleView(phoenix, nation, { year: 2027, currentYear: 2025, compared: [beside] });
const ofNation = view.nation;

describe("markets side by side", () => {
  test("are the own one and those it is compared with, each once, and the nation last", () => {
    const asked = { ...view, compared: [ofNation, beside, beside, view.own] };
    expect(marketsBeside(asked).map(({ wallet }) => wallet.market)).toEqual(["tv-753", "tv-623"]);
    expect(marketYears(asked).rows.map(({ id }) => id)).toEqual(["tv-753", "tv-623", "nation"]);
  });

  test("are there once another market than the nation is compared", () => {
    expect(comparesMarkets(view)).toBe(true);
    expect(comparesMarkets({ ...view, compared: [] })).toBe(false);
    expect(comparesMarkets({ ...view, compared: [ofNation] })).toBe(false);
  });

  test("tell what is spent, how it grows, what the seller's media get and what each person is worth", () => {
    const [own, other] = marketComparison(view, ["tvOta", "tvDigital"]).markets;
    expect(own).toMatchObject({ market: "tv-753", total: 300, growth: 0, sold: 230, soldShare: 230 / 300 });
    expect(other).toMatchObject({ market: "tv-623", total: 800, growth: 800 / 700 - 1, sold: 800, perCapita: 2 });
  });

  test("look ahead from the current year to the last", () => {
    const { cagrFrom, cagrTo, markets } = marketComparison(view, []);
    expect([cagrFrom, cagrTo]).toEqual([2025, 2027]);
    expect(markets[1]?.last).toBe(800);
    expect(markets[1]?.cagr).toBeCloseTo((800 / 600) ** 0.5 - 1, 10);
  });

  test("have nothing sold where nothing is known of the seller's media", () => {
    expect(marketComparison(view, ["radioOta"]).markets[0]).toMatchObject({ sold: null, soldShare: null });
  });

  test("are counted by their own people, not by those of the first one", () => {
    const [, other] = marketYearsPerPerson(marketYears(view)).rows;
    expect(other?.dollars).toEqual([600 / 400, 700 / 400, 800 / 400]);
  });
});

describe("their categories", () => {
  test("stand in the order of the own market, with each market's own share", () => {
    const { rows } = comparedCategories(view);
    expect(rows.map(({ subVertical }) => subVertical)).toEqual(["hotels", "casinos"]);
    expect(rows[1]?.cells.map(({ dollars, share }) => [dollars, share])).toEqual([
      [80, 80 / 300],
      [700, 700 / 800],
      [1000, 0.1],
    ]);
  });

  test("are drawn where any of the markets spends much on them, whatever the nation does", () => {
    const section = comparedCategories(view);
    expect(leadingCategories(section, 1).map(({ subVertical }) => subVertical)).toEqual(["casinos"]);
    expect(leadingCategories(section, 5)).toHaveLength(2);
  });
});
