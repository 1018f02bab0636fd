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
  const seeds = marketSeeds([average, shops, incomes], subVerticals);
  const of = (market: number, subVertical: string) =>
    seeds[market * subVerticals.length + subVerticals.indexOf(subVertical)]!;
  expect(of(1, "departmentStores")).toBeGreaterThan(1.5 * of(0, "departmentStores"));
  expect(of(2, "investmentAdvice")).toBeGreaterThan(1.5 * of(0, "investmentAdvice"));
  expect(of(1, "investmentAdvice")).toBe(of(0, "investmentAdvice"));
});

test("markets that are alike, and sub-verticals nobody knows, are average", () => {
  expect([...marketSeeds([average, { ...average, market: "tv-502" }], subVerticals)]).toEqual(Array(8).fill(1));
});

test("no market is more than four times average, however odd its drivers", () => {
  const odd = { ...average, market: "tv-502", income: 1, retailSales: 1e15, establishments: 0, population: 3 };
  const seeds = marketSeeds([average, odd], subVerticals);
  expect(Math.min(...seeds)).toBeGreaterThanOrEqual(0.2499);
  expect(Math.max(...seeds)).toBeLessThanOrEqual(4.0001);
});
