import { expect, test } from "vitest";
import { classOf, figureClasses } from "./figureClasses.ts";

test("classes hold about equally many figures, however far these lie apart", () => {
  const classes = figureClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 1_000_000]);
  expect(classes.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2]);
  expect(classes.at(-1)).toEqual({ from: 9, to: 1_000_000, count: 2 });
});

test("equal figures stay together, and few figures make few classes", () => {
  expect(figureClasses([7, 7, 7, 7])).toEqual([{ from: 7, to: 7, count: 4 }]);
  expect(figureClasses([1, 2]).map(({ count }) => count)).toEqual([1, 1]);
  expect(figureClasses([])).toEqual([]);
  expect(figureClasses([Number.NaN])).toEqual([]);
});

test("every figure finds its class, and one that is not known has none", () => {
  const classes = figureClasses([1, 2, 3, 4, 5]);
  expect([1, 2.5, 5, 99].map((figure) => classOf(classes, figure))).toEqual([0, 1, 4, 4]);
  expect(classOf(classes, null)).toBe(-1);
  expect(classOf(classes, undefined)).toBe(-1);
});
