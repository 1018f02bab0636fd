import { expect, test } from "vitest";
import { CRITERIA } from "./criteria.ts";

test("the statement has all thirty-one criteria of level A and all twenty-four of level AA, each once and in order", () => {
  const count = (level: string) => CRITERIA.filter((criterion) => criterion.level === level).length;
  expect([count("A"), count("AA")]).toEqual([31, 24]);
  const numbers = CRITERIA.map(({ id }) => id.split("_").map(Number));
  const inOrder = numbers.toSorted(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => a - x || b - y || c - z);
  expect(numbers).toEqual(inOrder);
  expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(CRITERIA.length);
});

test("it says why of each criterion that is not met in full, not applicable or not tested", () => {
  expect(CRITERIA.filter(({ standing, remark }) => standing !== "supports" && !remark)).toEqual([]);
});
