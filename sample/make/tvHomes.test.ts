import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { tvHomes } from "./tvHomes.ts";

test("households that already follow the ranks are only scaled", () => {
  expect(tvHomes([3_000_000, 2_000_000, 1_000_000])).toEqual([2_895_000, 1_930_000, 965_000]);
});

test("where the model contradicts the ranks, the ranks win and the others keep their homes", () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = tvHomes([900_000, 500_000, 600_000, 100_000]);
  expect([first, fourth]).toEqual([868_500, 96_500]);
  expect(first > second && second > third && third > fourth).toBe(true);
});

test("homes never rise with the rank", () => {
  assert(
    property(array(integer({ min: 1000, max: 8_000_000 }), { minLength: 2, maxLength: 60 }), (households) => {
      const homes = tvHomes(households);
      expect(homes).toEqual(homes.toSorted((a, b) => b - a));
    }),
  );
});
