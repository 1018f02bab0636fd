import { expect, test } from "vitest";
import { isInRings } from "./isInRings.ts";

test("a line drawn by hand holds what it goes around, also where it turns inward", () => {
  const horseshoe = [
    [0, 0],
    [10, 0],
    [10, 10],
    [7, 10],
    [7, 3],
    [3, 3],
    [3, 10],
    [0, 10],
  ] as const;
  expect(isInRings([horseshoe], 1, 9)).toBe(true);
  expect(isInRings([horseshoe], 5, 9)).toBe(false);
  expect(isInRings([horseshoe], 5, 1)).toBe(true);
  expect(isInRings([horseshoe], 11, 1)).toBe(false);
});

test("what lies in a hole lies outside, and nothing lies in no rings", () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  expect(isInRings([square(0, 9), square(3, 6)], 4, 4)).toBe(false);
  expect(isInRings([square(0, 9), square(3, 6)], 1, 4)).toBe(true);
  expect(isInRings([], 4, 4)).toBe(false);
});
