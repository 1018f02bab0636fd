import { array, assert, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { percentWithTelevision, tvHomes } from "./tvHomes.ts";

const usual = { households: 100_000, percent65Plus: 18, percentBroadbandOnly: 39, share: 1 };

test("of a hundred usual homes ninety-six have television", () => {
  expect(tvHomes([usual])).toBe(96_000);
});

test("more homes have television where more people are old, and fewer where more have broadband alone", () => {
  const old = tvHomes([{ ...usual, percent65Plus: 30 }]);
  const wired = tvHomes([{ ...usual, percentBroadbandOnly: 60 }]);
  expect([old, wired]).toEqual([97_800, 94_950]);
});

test("a market has the homes of the part of a county that is its own", () => {
  expect(tvHomes([usual, { ...usual, share: 0.25 }])).toBe(120_000);
});

test("no market has more TV homes than households, nor fewer than nine in ten", () => {
  const percent = double({ min: 0, max: 100, noNaN: true });
  const county = record({
    households: integer({ min: 0, max: 4_000_000 }),
    percent65Plus: percent,
    percentBroadbandOnly: percent,
    share: double({ min: 0, max: 1, noNaN: true }),
  });
  assert(
    property(array(county, { maxLength: 20 }), (counties) => {
      const households = counties.reduce((sum, one) => sum + one.share * one.households, 0);
      expect(tvHomes(counties)).toBeLessThanOrEqual(households);
      expect(tvHomes(counties)).toBeGreaterThanOrEqual(0.9 * households - 1);
      for (const one of counties) expect(percentWithTelevision(one)).toBeLessThanOrEqual(99);
    }),
  );
});
