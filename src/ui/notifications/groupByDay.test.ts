import { expect, test } from "vitest";
import { groupByDay, nearDay } from "./groupByDay.ts";

const at = (year: number, month: number, day: number, hour: number) => ({
  at: new Date(year, month - 1, day, hour).toISOString(),
});

test("notices stand under the days of the reader's own clock", () => {
  const items = [at(2026, 3, 2, 0), at(2026, 3, 1, 23), at(2026, 3, 1, 1)];
  expect(groupByDay(items).map(({ day, items: found }) => [day, found.length])).toEqual([
    ["2026-03-02", 1],
    ["2026-03-01", 2],
  ]);
});

test("today and yesterday are called so, across the end of a month", () => {
  const now = new Date(2026, 2, 1, 12);
  expect(nearDay("2026-03-01", now)).toBe("today");
  expect(nearDay("2026-02-28", now)).toBe("yesterday");
  expect(nearDay("2026-02-27", now)).toBeNull();
});
