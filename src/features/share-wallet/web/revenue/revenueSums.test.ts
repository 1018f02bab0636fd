import { expect, test } from "vitest";
import { gridRows } from "./revenueGrid.ts";
import { marketSum, ownSum, revenueGroups } from "./revenueSums.ts";

const cell = (subVertical: string, month: number | null, dollars: number) => ({
  market: "tv-501",
  medium: "tvOta",
  year: 2026,
  subVertical,
  month,
  dollars,
});
const rows = gridRows(
  ["hotels", "casinos", "hospitals"],
  [cell("hotels", 1, 10), cell("hotels", 2, 5), cell("hospitals", null, 7)],
);

test("rows stand under their vertical", () => {
  expect(revenueGroups(rows).map(({ vertical, rows: own }) => [vertical, own.length])).toEqual([
    ["leisure", 2],
    ["healthcare", 1],
  ]);
});

test("a group adds up what was given, by month and by year, and is blank where nothing was", () => {
  expect([ownSum(rows, null), ownSum(rows, 1), ownSum(rows, 3)]).toEqual([22, 10, null]);
  expect(ownSum(rows.slice(1, 2), null)).toBeNull();
});

test("what is not known of the market is left out of its sums, and all of it unknown stays unknown", () => {
  const market = new Map([
    ["hotels", { wallet: 100, medium: null }],
    ["casinos", { wallet: 50, medium: null }],
  ]);
  expect(marketSum(rows, market)).toEqual({ wallet: 150, medium: null });
});
