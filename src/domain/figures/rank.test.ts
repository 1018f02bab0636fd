import * as fc from "fast-check";
import { expect, test } from "vitest";
import { largestFirst, ranks } from "./rank.ts";

test.each([
  { amounts: [10, 30, 20], expected: [3, 1, 2], why: "the largest is first" },
  { amounts: [5, 7, 5], expected: [2, 1, 3], why: "equal amounts keep their order" },
  { amounts: [Number.NaN, 0, Number.NaN], expected: [2, 1, 3], why: "no data comes after nothing" },
])("$amounts rank as $expected: $why", ({ amounts, expected }) => {
  expect(ranks(amounts)).toEqual(expected);
});

test("every rank is given once, and a better rank never has less", () => {
  const amounts = fc.array(fc.oneof(fc.nat(), fc.constant(Number.NaN)), { minLength: 1 });
  fc.assert(
    fc.property(amounts, (list) => {
      const given = ranks(list);
      expect(given.toSorted((a, b) => a - b)).toEqual(list.map((_, at) => at + 1));
      const inOrder = largestFirst(list).map((at) => list[at] ?? Number.NaN);
      const known = inOrder.filter((amount) => !Number.isNaN(amount));
      expect(inOrder.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a));
    }),
  );
});
