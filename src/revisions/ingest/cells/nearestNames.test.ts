import { expect, test } from "vitest";
import { likeness, nearestNames } from "./nearestNames.ts";

test("likeness is 1 for the same name in another spelling and 0 for nothing in common", () => {
  expect(likeness("Ft. Worth", "FT WORTH")).toBe(1);
  expect(likeness("Boston", "Xyz")).toBe(0);
  expect(likeness("Philadelphia", "Philadelfia")).toBeGreaterThan(0.7);
});

test("the nearest come first, and what is far off is left out", () => {
  const names = ["Portland, OR", "Portland-Auburn", "Poland", "Miami"];
  expect(nearestNames("Portland", names, (name) => name)).toEqual(["Portland, OR", "Portland-Auburn", "Poland"]);
  expect(nearestNames("Qqqq", names, (name) => name)).toEqual([]);
});
