import { expect, test } from "vitest";
import type { MarketDrivers } from "./input.ts";
import { marketSeeds } from "./marketSeeds.ts";

const average: MarketDrivers = {
  market: "tv-501",
  population: 1_000_000,
  households: 400_000,
  income: 40_000_000_000,
  retailSales: 18_000_000_000,
  establishments: 25_000,
  politicalIndex: 1,
};

const subVerticals = ["departmentStores", "investmentAdvice", "funeralHomes", "somethingNew"];

test("a market rich in shops is stronger in stores, one of high incomes in investment advice", () => {
  const shops = { ...average, market: "tv-502", retailSales: 2 * average.retailSales };
  const incomes = { ...average, market: "tv-503", income: 2 * average.income };
  const seeds = marketSeeds({ markets: [average, shops, incomes] }, subVerticals).of("tvOta");
  const of = (market: number, subVertical: string) =>
    seeds[market * subVerticals.length + subVerticals.indexOf(subVertical)]!;
  expect(of(1, "departmentStores")).toBeGreaterThan(1.5 * of(0, "departmentStores"));
  expect(of(2, "investmentAdvice")).toBeGreaterThan(1.5 * of(0, "investmentAdvice"));
  expect(of(1, "investmentAdvice")).toBe(of(0, "investmentAdvice"));
});

test("markets that are alike, and sub-verticals nobody knows, are average", () => {
  expect([...marketSeeds({ markets: [average, { ...average, market: "tv-502" }] }, subVerticals).of("tvOta")]).toEqual(
    Array(8).fill(1),
  );
});

test("no market is more than four times average, however odd its drivers", () => {
  const odd = { ...average, market: "tv-502", income: 1, retailSales: 1e15, establishments: 0, population: 3 };
  const seeds = marketSeeds({ markets: [average, odd] }, subVerticals).of("tvOta");
  expect(Math.min(...seeds)).toBeGreaterThanOrEqual(0.2499);
  expect(Math.max(...seeds)).toBeLessThanOrEqual(4.0001);
});

const casinos = {
  subVertical: "casinos",
  naics: ["721120", "713210"],
  elasticity: 0.5,
  income: 0,
  retail: 0,
  business: 0,
  size: 0,
};

test("where a trade employs sixteen times as many people a head, its category is four times as strong, whatever the medium", () => {
  const markets = [average, { ...average, market: "tv-839" }];
  const activity = { codes: ["721120", "713210"], nation: [3000, 1000], quotients: [1, 1, 20, 4] };
  const seeds = marketSeeds({ markets, trades: [casinos], activity }, ["casinos", "funeralHomes"]);
  expect(seeds.of("tvOta")[2]! / seeds.of("tvOta")[0]!).toBeCloseTo(4, 10);
  expect(seeds.of("email")).toEqual(seeds.of("tvOta"));
  expect(seeds.parts("tvOta", 0, 1).parts).toEqual([{ of: "trade", ratio: 16, elasticity: 0.5 }]);
});

test("a market that has none of a trade still wants a little of its advertising, and a trade nobody counts moves nothing", () => {
  const markets = [average, { ...average, market: "tv-798" }];
  const none = marketSeeds(
    { markets, trades: [casinos], activity: { codes: ["721120"], nation: [9], quotients: [2, 0] } },
    ["casinos"],
  );
  expect(none.of("tvOta")[1]).toBeCloseTo(0.05 ** 0.5, 10);
  const uncounted = marketSeeds({ markets, trades: [casinos] }, ["casinos"]);
  expect([...uncounted.of("tvOta")]).toEqual([1, 1]);
});

test("older places give the health trades more of print and less of streaming", () => {
  const markets = [
    { ...average, place: { older: 10 } },
    { ...average, market: "tv-571", place: { older: 30 } },
  ];
  const seeds = marketSeeds({ markets }, ["hospitals", "hotels"]);
  const ratio = (medium: string, column: number) => seeds.of(medium)[2 + column]! / seeds.of(medium)[column]!;
  expect(ratio("newspaperPrint", 0)).toBeCloseTo(3 ** 0.3, 10);
  expect(ratio("ctvOtt", 0)).toBeLessThan(1);
  expect(ratio("newspaperPrint", 1)).toBe(1);
});
