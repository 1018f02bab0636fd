import { expect, test } from "vitest";
import { isOverspent, partsTaken } from "./partsTaken.ts";

const types = { kind: "businessType", subVertical: "hotels" } as const;

test("a market's prospects are added to those of every market, whatever the order of the file", () => {
  const own = { ...types, market: "tv-623", spendPart: 0.3, digitalPart: 0.1 };
  const general = { ...types, market: null, spendPart: 0.5, digitalPart: 0.6 };
  const sums = partsTaken([own, general]);
  expect(sums).toEqual([
    { ...types, market: null, spend: 0.5, digital: 0.6 },
    { ...types, market: "tv-623", spend: 0.8, digital: 0.7 },
  ]);
  expect(sums.some(isOverspent)).toBe(false);
});

test("an advertiser's dollars lie within its type's, so kinds are summed apart", () => {
  const parts = { subVertical: "hotels", market: null, spendPart: 0.9, digitalPart: 0.9 };
  const sums = partsTaken([
    { ...parts, kind: "businessType" },
    { ...parts, kind: "advertiser" },
  ]);
  expect(sums.map(isOverspent)).toEqual([false, false]);
});

test("more than all of the dollars, or of the digital ones, is more than there is", () => {
  const half = { ...types, market: null, spendPart: 0.5, digitalPart: 0.52 };
  expect(partsTaken([half, half]).map(isOverspent)).toEqual([true]);
  const third = { ...types, market: null, spendPart: 0.33334, digitalPart: 0.1 };
  expect(partsTaken([third, third, third]).map(isOverspent)).toEqual([false]);
});
