import { expect, test } from "vitest";
import { POLITICAL_MONTH_WEIGHTS, politicalMonths } from "./politicalMonths.ts";

test("the calendar of an election year is a hundred percent", () => {
  expect(POLITICAL_MONTH_WEIGHTS.reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test("an election year's dollars come month by month, a third of them in October, and end at the year's total", () => {
  const months = politicalMonths({ year: 2026 }, 1_000_003);
  expect(months).toHaveLength(12);
  expect(months.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(1_000_003);
  expect(months[9]).toEqual({ month: 10, dollars: 340_001, cumulative: 940_003 });
  expect(months[11]?.cumulative).toBe(1_000_003);
});

test("odd years and years without data have no months", () => {
  expect(politicalMonths({ year: 2025 }, 100)).toEqual([]);
  expect(politicalMonths({ year: 2026 }, null)).toEqual([]);
});

test("the dollars of a quarter fall into its three months", () => {
  const months = politicalMonths({ year: 2026, quarter: 4 }, 400);
  expect(months.map(({ month, dollars }) => [month, dollars])).toEqual([
    [10, 340],
    [11, 50],
    [12, 10],
  ]);
});
