import * as fc from "fast-check";
import { expect, test } from "vitest";
import { apportion } from "./apportion.ts";

test.each([
  { total: 100, weights: [1, 1, 1], parts: [34, 33, 33], why: "equal remainders go to the earlier place" },
  { total: 10, weights: [3, 1], parts: [8, 2], why: "of equal remainders the larger weight wins" },
  { total: 7, weights: [0, 5, 0], parts: [0, 7, 0], why: "what weighs nothing gets nothing" },
  { total: 7, weights: [Number.NaN, 1], parts: [0, 7], why: "no data weighs nothing" },
  { total: 7, weights: [0, 0], parts: [0, 0], why: "without any weight there is nobody to give to" },
  { total: 7, weights: [], parts: [], why: "an empty list has no parts" },
])("$total over $weights is $parts: $why", ({ total, weights, parts }) => {
  expect(apportion(total, weights)).toEqual(parts);
});

test("the parts are the total, and each is its exact share rounded up or down", () => {
  const weights = fc.array(fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e9, noNaN: true })), { minLength: 1 });
  fc.assert(
    fc.property(fc.nat({ max: 40_000_000_000 }), weights, (total, list) => {
      const parts = apportion(total, list);
      const sum = list.reduce((whole, weight) => whole + weight, 0);
      fc.pre(sum > 1e-6);
      expect(parts.reduce((whole, part) => whole + part, 0)).toBe(total);
      for (const [at, part] of parts.entries()) {
        const exact = (total * (list[at] ?? 0)) / sum;
        expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-4);
        if (list[at] === 0) expect(part).toBe(0);
      }
    }),
  );
});
