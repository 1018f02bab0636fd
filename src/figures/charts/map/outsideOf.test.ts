import { expect, test } from "vitest";
import { isInRings } from "#domain/isInRings.ts";
import type { Shape } from "./mapScene.ts";
import { outsideOf } from "./outsideOf.ts";

const diamond = (x: number, y: number, reach: number): Shape => ({
  type: "Polygon",
  coordinates: [
    [
      [x - reach, y],
      [x, y + reach],
      [x + reach, y],
      [x, y - reach],
      [x - reach, y],
    ],
  ],
});
const isDimmed = (shapes: readonly Shape[], x: number, y: number) =>
  outsideOf(shapes, [-120, 20, -60, 50]).coordinates.filter((rings) => isInRings(rings, x, y)).length;

test("all but the inside of a contour is dimmed, once", () => {
  const one = [diamond(-90, 40, 2)];
  expect([isDimmed(one, -90, 40), isDimmed(one, -91.5, 40.2)]).toEqual([0, 0]);
  expect([isDimmed(one, -91.5, 41.5), isDimmed(one, -100, 40), isDimmed(one, -90, 45)]).toEqual([1, 1, 1]);
});

test("of two contours what either has stays clear, where they overlap as well", () => {
  const two = [diamond(-90, 40, 2), diamond(-88, 40, 2)];
  expect([-91.5, -89, -86.5].map((x) => isDimmed(two, x, 40.01))).toEqual([0, 0, 0]);
  expect([isDimmed(two, -89, 41.9), isDimmed(two, -93, 40)]).toEqual([1, 1]);
});
