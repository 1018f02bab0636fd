import { expect, test } from "vitest";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { verticalYears } from "./verticalYears.ts";

const YEARS = [2025, 2026];
const own = walletOf("tv-753", YEARS, {
  tvOta: { hotels: [10, 20], newCarDealers: [100, 50], casinos: [1, 2] },
  cable: { hotels: [5, 5], newCarDealers: [0, 0], casinos: [0, null] },
});
const other = walletOf("tv-623", YEARS, { tvOta: { hotels: [7, 8], newCarDealers: [300, 400], casinos: [3, 3] } });
const nation = walletOf("nation", YEARS, { tvOta: { hotels: [900, 900], newCarDealers: [900, 900] } });
const view = exampleView(own, nation, {
  year: 2026,
  currentYear: 2025,
  compared: [{ wallet: other, population: 5 }],
});

test("a vertical is the sum of its categories on all media, the largest of the view's year first", () => {
  const [first] = verticalYears(view).markets;
  expect(first?.rows.map(({ id, dollars }) => [id, dollars])).toEqual([
    ["automotive", [100, 50]],
    ["leisure", [16, 27]],
  ]);
  expect(first?.totals).toEqual([116, 77]);
});

test("markets side by side have their verticals in the order of the first one", () => {
  const { markets, rows } = verticalYears(view);
  expect(markets.map(({ market }) => market)).toEqual(["tv-753", "tv-623"]);
  expect(markets[1]?.rows.map(({ id, dollars }) => [id, dollars])).toEqual([
    ["automotive", [300, 400]],
    ["leisure", [10, 11]],
  ]);
  expect(rows).toHaveLength(4);
});

test("growth is that of the years ahead", () => {
  expect(verticalYears(view).rows[0]?.cagr).toBeCloseTo(-0.5, 10);
});
