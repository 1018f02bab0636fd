import * as fc from "fast-check";
import { expect, test } from "vitest";
import { areWhole, partsOfOne } from "./partsOfOne.ts";

test("percentages with one decimal come out as they were written", () => {
  expect(partsOfOne([9, 8.3, 82.7])).toEqual([0.09, 0.083, 0.827]);
});

test("three equal weights are a third each, and the millionth left over goes to the first", () => {
  expect(partsOfOne([1, 1, 1])).toEqual([0.333334, 0.333333, 0.333333]);
});

test("whatever the weights, the parts are the whole, unless there is nothing to divide", () => {
  const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(fc.property(weights, (any) => areWhole(partsOfOne(any)) === any.some((weight) => weight > 0)));
});

test("parts that miss a millionth are not whole", () => {
  expect(areWhole([0.5, 0.499999])).toBe(false);
  expect(areWhole([0.1, 0.2, 0.7])).toBe(true);
});
