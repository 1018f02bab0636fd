import { expect, test } from "vitest";
import { liesIn } from "./position.ts";

test.for([
  ["NY", 40.71, -74.01, true],
  ["NY", 40.71, 74.01, false],
  ["NJ", 40.71, -74.01, true],
  ["TX", 40.71, -74.01, false],
  ["AK", 51.88, -176.65, true],
  ["AK", 52.9, 173.2, true],
  ["AK", 61.2, 149.9, false],
  ["GU", 13.47, 144.79, true],
  ["HI", 19.7, 155.08, false],
  ["HI", 19.7, -155.08, true],
] as const)("%s: %s/%s lies in or near it: %s", ([state, latitude, longitude, inside]) => {
  expect(liesIn(state, latitude, longitude)).toBe(inside);
});
