import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexAgainst, perPerson, roundShares, shareOf } from "./share.ts";

describe("shares in percent", () => {
  test.each([
    { amounts: [1, 1, 1], percents: [33.4, 33.3, 33.3] },
    { amounts: [500, 250, 250], percents: [50, 25, 25] },
    { amounts: [999_999, 1], percents: [100, 0] },
    { amounts: [3, Number.NaN, 1], percents: [75, null, 25] },
    { amounts: [0, 0], percents: [null, null] },
    { amounts: [Number.NaN], percents: [null] },
  ])("of $amounts are $percents", ({ amounts, percents }) => {
    expect(roundShares(amounts)).toEqual(percents);
  });

  test("add up to 100.0 and are never a tenth off", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 40 }), { minLength: 1, maxLength: 40 }), (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        fc.pre(total > 0);
        const tenths = roundShares(amounts).map((percent) => Math.round((percent ?? 0) * 10));
        expect(tenths.reduce((sum, tenth) => sum + tenth, 0)).toBe(1000);
        for (const [at, tenth] of tenths.entries()) {
          expect(Math.abs(tenth - ((amounts[at] ?? 0) / total) * 1000)).toBeLessThan(1);
        }
      }),
    );
  });
});

test.each([
  { part: 1, whole: 4, share: 0.25 },
  { part: 0, whole: 4, share: 0 },
  { part: 0, whole: 0, share: null },
  { part: null, whole: 4, share: null },
  { part: 1, whole: null, share: null },
])("the share of $part in $whole is $share", ({ part, whole, share }) => {
  expect(shareOf(part, whole)).toBe(share);
});

test.each([
  { nation: 0.1, own: 0.12, index: 120 },
  { nation: 0.1, own: 0, index: 0 },
  { nation: 0, own: 0.1, index: null },
  { nation: null, own: 0.1, index: null },
  { nation: 0.1, own: null, index: null },
])("a share of $own against the nation's $nation has index $index", ({ nation, own, index }) => {
  const result = indexAgainst(nation, own);
  if (index === null) expect(result).toBeNull();
  else expect(result).toBeCloseTo(index, 9);
});

test("dollars per person need persons", () => {
  expect(perPerson(500, 100)).toBe(5);
  expect(perPerson(500, 0)).toBeNull();
  expect(perPerson(null, 100)).toBeNull();
});
