import * as fc from "fast-check";
import { expect, test } from "vitest";
import { averageGrowth, coreGrowthBeside, growth, growthOf } from "./growth.ts";

test.each([
  { before: 100, now: 105, change: 0.05 },
  { before: 100, now: 0, change: -1 },
  { before: 0, now: 105, change: null },
  { before: null, now: 105, change: null },
  { before: 100, now: null, change: null },
  { before: Number.NaN, now: 105, change: null },
  { before: 100, now: Number.NaN, change: null },
])("from $before to $now is growth of $change", ({ before, now, change }) => {
  const result = growth(before, now);
  if (change === null) expect(result).toBeNull();
  else expect(result).toBeCloseTo(change, 12);
});

test("average growth, applied year after year, leads from the first amount to the last", () => {
  const dollars = fc.integer({ min: 1, max: 10 ** 10 });
  fc.assert(
    fc.property(dollars, dollars, fc.integer({ min: 1, max: 12 }), (first, last, years) => {
      const average = averageGrowth(first, last, years) ?? Number.NaN;
      expect((first * (1 + average) ** years) / last).toBeCloseTo(1, 6);
    }),
  );
});

test("there is no average growth from nothing or over no time", () => {
  expect(averageGrowth(0, 10, 5)).toBeNull();
  expect(averageGrowth(10, 20, 0)).toBeNull();
});

test("years of the same phase of elections are compared with all money, others without political money", () => {
  expect(growthOf(2022, 2026)).toBe("all");
  expect(growthOf(2026, 2030)).toBe("all");
  expect(growthOf(2026, 2031)).toBe("core");
  expect(growthOf(2024, 2026)).toBe("core");
});

test("the growth of core money stands beside that of all from a twentieth of political money on", () => {
  expect(coreGrowthBeside({ dollars: 100, core: 96 }, { dollars: 110, core: 106 })).toBeNull();
  expect(coreGrowthBeside({ dollars: 100, core: 100 }, { dollars: 120, core: 105 })).toBeCloseTo(0.05, 12);
  expect(coreGrowthBeside({ dollars: 120, core: 105 }, { dollars: 100, core: 100 })).toBeCloseTo(100 / 105 - 1, 12);
  expect(coreGrowthBeside({ dollars: null, core: null }, { dollars: 120, core: 60 })).toBeNull();
});
