import { expect, test } from "vitest";
import { ownMonths, ownQuarters, ownSales } from "./ownSales.ts";

const cell = (subVertical: string, month: number | null, dollars: number, more: object = {}) => ({
  market: "tv-501",
  medium: "tvOta",
  subVertical,
  year: 2026,
  month,
  dollars,
  ...more,
});
const cells = [
  cell("hotels", 1, 10),
  cell("hotels", 2, 20),
  cell("hospitals", null, 500),
  cell("hospitals", null, 9, { year: 2025 }),
  cell("hospitals", null, 9, { medium: "cable" }),
];
const asked = { market: "tv-501", medium: "tvOta", year: 2026 };

test("a year's own sales are its months added up, or the year as it was given", () => {
  expect([...(ownSales(cells, asked) ?? [])]).toEqual([
    ["hotels", 30],
    ["hospitals", 500],
  ]);
});

test("nothing given is not the same as nothing sold", () => {
  expect(ownSales(cells, { ...asked, year: 2024 })).toBeNull();
  expect(ownSales([cell("hotels", null, 0)], asked)?.get("hotels")).toBe(0);
});

test("months are those of the sub-verticals asked for; whole years have none", () => {
  expect(ownMonths(cells, asked, ["hotels", "hospitals"]).slice(0, 3)).toEqual([10, 20, null]);
  expect(ownMonths(cells, asked, ["hospitals"]).every((month) => month === null)).toBe(true);
});

test("months add up to their quarters, and a year of which no month is given tells none", () => {
  const more = [...cells, cell("hotels", 6, 5)];
  expect([...ownQuarters(more, asked)]).toEqual([["hotels", [30, 5, 0, 0]]]);
});
