import { expect, test } from "vitest";
import type { NationalTotal } from "./input.ts";
import { nationalTotals } from "./nationalTotals.ts";

const given = (year: number, core: number, political: number): NationalTotal => ({
  medium: "tvOta",
  year,
  core,
  political,
  kind: "actual",
  basis: "published",
  source: "Annual survey",
});

const years = [2022, 2023, 2024, 2025, 2026, 2027, 2028];

test("given totals keep their figures and their provenance, the others are modelled and say how", () => {
  const totals = [given(2022, 1000, 700), given(2024, 1210, 1000), given(2025, 1300, 60)];
  const [tv] = nationalTotals({ years, media: ["tvOta"], currentYear: 2025, totals });
  expect(tv?.core.slice(0, 4)).toEqual([1000, 1100, 1210, 1300]);
  expect(tv?.political).toEqual([700, 58, 1000, 60, 749, 62, 1070]);
  expect(tv?.provenance.map(({ kind, basis, source }) => `${kind}, ${basis}: ${source}`)).toEqual([
    "actual, published: Annual survey",
    "estimate, modelled: Growth model, between 2022 and 2024",
    "actual, published: Annual survey",
    "actual, published: Annual survey",
    "forecast, modelled: Growth model, mean of five trends from 2025",
    "forecast, modelled: Growth model, mean of five trends from 2025",
    "forecast, modelled: Growth model, mean of five trends from 2025",
  ]);
});

test("totals of years outside the revision still show where a medium is heading", () => {
  const totals = [given(2020, 1000, 0), given(2021, 1100, 0)];
  const [tv] = nationalTotals({ years, media: ["tvOta"], currentYear: 2025, totals });
  // Between a trend that fades at once and one that goes on as before.
  expect(tv?.core[0]).toBeGreaterThan(1100);
  expect(tv?.core[0]).toBeLessThan(1210);
});

test("a medium without any total is refused by name", () => {
  const input = { years, media: ["tvOta", "cable"], currentYear: 2025, totals: [given(2025, 1, 0)] };
  expect(() => nationalTotals(input)).toThrow("No national total is given for cable; one year at least is needed.");
});
