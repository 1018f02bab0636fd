import { expect, test } from "vitest";
import { sameQuarters } from "./presentCategories.ts";

const watched = (year: number, ...quarters: number[]) => quarters.map((quarter) => ({ year, quarter }));

test("observed years compare where the same quarters of both were watched, and part of a year says nothing against a whole one", () => {
  expect(sameQuarters([...watched(2024, 1, 2, 3, 4), ...watched(2025, 4, 3, 2, 1)], 2025)).toBe(true);
  expect(sameQuarters([...watched(2024, 1, 2), ...watched(2025, 1, 2)], 2025)).toBe(true);
  expect(sameQuarters([...watched(2024, 1, 2, 3, 4), ...watched(2025, 1, 2)], 2025)).toBe(false);
  expect(sameQuarters(watched(2025, 1, 2), 2025)).toBe(false);
  expect(sameQuarters([], null)).toBe(false);
});
