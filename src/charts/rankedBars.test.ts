import { expect, test } from "vitest";
import { rankedBars } from "./rankedBars.ts";

const items = (...values: (number | null)[]) => values.map((value, at) => ({ id: `m${at}`, value, benchmark: null }));

test("the widest bar fills the width and the others keep their proportion", () => {
  expect(rankedBars(items(200, 100, 50), 8).bars.map(({ length }) => length)).toEqual([1, 0.5, 0.25]);
});

test("a benchmark beyond every bar sets the scale, so that its tick stays in the picture", () => {
  const { bars } = rankedBars([{ id: "cable", value: 50, benchmark: 100 }], 8);
  expect(bars).toEqual([{ id: "cable", length: 0.5, tick: 1 }]);
});

test("small items fold into one bar that stands for all of them", () => {
  const { bars, rest } = rankedBars(items(100, 60, 5, 5, 10), 2);
  expect(bars.map(({ id }) => id)).toEqual(["m0", "m1"]);
  expect(rest).toEqual({ ids: ["m2", "m3", "m4"], length: 0.2 });
});

test("two small items are not worth folding", () => {
  expect(rankedBars(items(100, 60, 5, 5), 2).rest).toBeNull();
});

test("losses and missing figures have bars too: as long as the loss, and none", () => {
  expect(rankedBars(items(-40, -20, null), 8).bars.map(({ length }) => length)).toEqual([1, 0.5, 0]);
  expect(rankedBars(items(null, 0), 8).bars.every(({ length }) => length === 0)).toBe(true);
});
