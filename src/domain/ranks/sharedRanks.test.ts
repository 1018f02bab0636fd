import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedRanks } from "./sharedRanks.ts";

test("the largest is first, equal amounts share a rank, and the next one counts on", () => {
  expect(sharedRanks([10, 30, 20, 20, 5])).toEqual([4, 1, 2, 2, 5]);
  expect(sharedRanks([0, 0, 7])).toEqual([2, 2, 1]);
});

test("what is not known has no rank and takes none away", () => {
  expect(sharedRanks([null, 3, Number.NaN, 4])).toEqual([null, 2, null, 1]);
  expect(sharedRanks([null])).toEqual([null]);
  expect(sharedRanks([])).toEqual([]);
});

test("a rank is one more than how many are larger, whatever the amounts", () => {
  const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 20 })));
  fc.assert(
    fc.property(amounts, (list) => {
      const ranks = sharedRanks(list);
      for (const [at, amount] of list.entries()) {
        const larger = list.filter((other) => other !== null && amount !== null && other > amount).length;
        expect(ranks[at]).toBe(amount === null ? null : larger + 1);
      }
    }),
  );
});
