import { expect, test } from "vitest";
import { textIn } from "#language/words/textIn.ts";
import { classNames, classOf, figureClasses } from "./figureClasses.ts";

const text = await textIn("en-US");
const named = (figures: readonly number[]) =>
  classNames(figureClasses(figures), (value) => value.toLocaleString("en-US"), text);

test("classes hold about equally many figures, however far these lie apart", () => {
  const classes = figureClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 1_000_000]);
  expect(classes.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2]);
  expect(classes.at(-1)).toEqual({ from: 9, below: null, count: 2 });
});

test("the counties of a market part at numbers that are all as round, each where the one before ends", () => {
  const counties = [48_200, 61_098, 70_400, 152_404, 178_900, 325_000, 513_000, 659_000, 980_200, 2_736_074];
  expect(named(counties)).toEqual([
    "under 70,000",
    "70,000 to under 170,000",
    "170,000 to under 420,000",
    "420,000 to under 820,000",
    "820,000 and up",
  ]);
  expect(figureClasses(counties).reduce((sum, { count }) => sum + count, 0)).toBe(counties.length);
});

test("of two counties far apart each has a class of its own, parted at a round number between them", () => {
  expect(named([8_874, 1_251])).toEqual(["under 5,000", "5,000 and up"]);
});

test("bounds that would fall together are all told more finely", () => {
  expect(named([101, 102, 103, 104, 105])).toEqual([
    "under 102",
    "102 to under 103",
    "103 to under 104",
    "104 to under 105",
    "105 and up",
  ]);
  expect(named([0.101, 0.102])).toEqual(["under 0.102", "0.102 and up"]);
});

test("equal figures stay together, and few figures make few classes", () => {
  expect(figureClasses([7, 7, 7, 7])).toEqual([{ from: 7, below: null, count: 4 }]);
  expect(named([7, 7, 7, 7])).toEqual(["7"]);
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
