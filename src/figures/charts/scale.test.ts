import { assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { linearScale, niceTicks, spreadLabels } from "./scale.ts";

test.each([
  [187, 4, [0, 50, 100, 150, 200]],
  [2.3, 4, [0, 1, 2, 3]],
  [100, 4, [0, 25, 50, 75, 100]],
  [0, 4, [0]],
])("an axis up to %d has round ticks", (largest, count, ticks) => {
  expect(niceTicks(largest, count)).toEqual(ticks);
});

test("an axis always covers its largest value and never has many more ticks than asked for", () => {
  assert(
    property(double({ min: 1, max: 1e13, noNaN: true }), integer({ min: 2, max: 8 }), (largest, count) => {
      const ticks = niceTicks(largest, count);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9));
      expect(ticks.length).toBeLessThanOrEqual(count + 2);
    }),
  );
});

test("a scale meets both ends, and a single value has a place too", () => {
  const scale = linearScale(0, 200, 300, 0);
  expect([scale(0), scale(100), scale(200)]).toEqual([300, 150, 0]);
  expect(linearScale(5, 5, 10, 20)(5)).toBe(10);
});

test("labels that fit stay where they belong, crowded ones move apart in their order", () => {
  expect(spreadLabels([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90]);
  const [low, middle, high] = spreadLabels([52, 50, 51], 16, 0, 100);
  expect(middle! + 16).toBeLessThanOrEqual(high!);
  expect(high! + 16).toBeLessThanOrEqual(low!);
});
