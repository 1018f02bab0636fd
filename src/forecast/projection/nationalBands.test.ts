import { expect, test } from "vitest";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { bandAround } from "#domain/figures/bands.ts";
import { givenInput } from "../givenInput.ts";
import { nationalTotals } from "../nationalTotals.ts";
import { assume } from "../plan/assume.ts";

/** Every year is given, so that there is enough to learn from. */
const base = givenInput({}, 3);
const totals = base.media.flatMap((medium, place) =>
  base.years
    .filter((year) => year <= 2025)
    .map((year) => ({
      medium,
      year,
      core: Math.round(2e9 * 1.03 ** (year - 2019) * (1 + 0.04 * Math.sin(year * (place + 1)))),
      political: Math.round(2e8 * [1, 0.07, 0.8, 0.08][year % 4]!),
      kind: "actual" as const,
      basis: "published" as const,
      source: "Test figures",
    })),
);
const input = { ...base, totals };
const provenance = nationalTotals(input).map((medium) => medium.provenance);

test("years that were given say nothing of errors, years ahead say how far such forecasts were off, further ones more", () => {
  for (const medium of provenance) {
    const errors = medium.map(({ error }) => error);
    expect(errors.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => undefined));
    // Core spend alone grows less certain every year; a year of large political spend may be less certain than the next.
    expect(errors[11]).toBeGreaterThan(errors[7]!);
    expect(errors[7]).toBeGreaterThan(0);
    expect(errors[11]).toBeLessThan(1);
  }
});

test("core spend by itself is never less certain than further ahead, and politics err apart from it", () => {
  for (const medium of provenance) {
    const core = medium.slice(7).map(({ partErrors }) => partErrors!.core);
    expect(core).toEqual(core.toSorted((a, b) => a - b));
    for (const { error, partErrors } of medium.slice(7)) {
      expect(error).toBeLessThanOrEqual(Math.max(partErrors!.core, partErrors!.political));
    }
  }
});

test("a band takes its width from them", () => {
  const { kind, basis, error } = provenance[0]![8]!;
  const band = bandAround(1_000_000, { kind, basis, error, horizon: 2 });
  expect(band.high! - 1_000_000).toBe(Math.ceil(error! * 1_000_000));
});

test("forecasts from a modelled figure are less certain than from a published one", () => {
  const modelled = { ...input, totals: totals.map((total) => ({ ...total, basis: "modelled" as const })) };
  expect(nationalTotals(modelled)[0]!.provenance[7]!.error).toBeGreaterThan(provenance[0]![7]!.error!);
});

test("a range that is stated with a total becomes its error, and what was stated of one medium leaves the others alone", () => {
  const part = { medium: "tvOta", year: 2028, reason: "Known", source: "Our survey", basis: "published" } as const;
  const stated = [
    { ...part, part: "core", dollars: 1_000_000_000, low: 900_000_000, high: 1_050_000_000 } as const,
    { ...part, part: "political", dollars: 0, low: 0, high: 0 } as const,
  ];
  const after = nationalTotals(assume(input, { ...NO_ASSUMPTIONS, totals: stated }));
  expect(after[0]!.provenance[input.years.indexOf(2028)]!.error).toBe(0.1);
  expect(after.slice(1)).toEqual(nationalTotals(input).slice(1));
});
