import { describe, expect, test } from "vitest";
import { backTest } from "./backTest.ts";
import { scoreLevels } from "./levels.ts";
import { simulatedSeries } from "./simulatedSeries.ts";
import type { YearSeries } from "./yearSeries.ts";

const series = (id: string, values: readonly number[], first = 2010): YearSeries => ({
  id,
  kind: "media",
  political: false,
  points: values.map((value, step) => ({ year: first + step, value, observed: true })),
});

describe("on series whose truth is known", () => {
  const runs = [11, 12, 13, 14, 15, 16].map((seed) =>
    backTest(simulatedSeries({ seed, series: 16, years: 18, noise: 0.04 }), 5),
  );
  const mean = (of: (run: (typeof runs)[number]) => number) =>
    runs.reduce((sum, run) => sum + of(run), 0) / runs.length;

  test("forecasts miss by less than nine tenths of what the plainest forecast misses by", () => {
    expect(mean(({ all }) => all.scaledError / all.naiveError)).toBeLessThan(0.9);
  });

  test("bands for four in five hold between three quarters and 85 % of what came", () => {
    expect(mean(({ all }) => all.coverage!)).toBeGreaterThan(0.75);
    expect(mean(({ all }) => all.coverage!)).toBeLessThan(0.85);
  });
});

test("a history that repeats itself is forecast without an error, in years whose economy is not known", () => {
  const level = Array.from({ length: 8 }, () => 50);
  const { all } = backTest([series("level", level, 1970)], 2);
  expect(all.scaledError).toBeCloseTo(0, 10);
  expect([all.naiveError, all.cases]).toEqual([0, 5 + 4]);
});

test("errors are counted in usual changes from year to year", () => {
  // Known are 100, 110 and 120, so the usual change is 10; whatever is expected of 2013, the plainest forecast says 120.
  const { all } = backTest([series("three", [100, 110, 120, 140])], 1);
  expect([all.cases, all.naiveError]).toEqual([1, 2]);
  // Growth of 9.1 % a year, the mean of both logarithms.
  expect(all.driftError).toBeCloseTo((140 - 120 * Math.sqrt(1.2)) / 10, 10);
});

test("nothing that came later is known to a forecast: cutting the end of a series changes no earlier one", () => {
  const all = simulatedSeries({ seed: 8, series: 5, years: 14, noise: 0.05 });
  const cut = all.map((one) => ({ ...one, points: one.points.slice(0, -1) }));
  const last = Math.max(...all[0]!.points.map(({ year }) => year));
  const hidden = all.map((one) => ({
    ...one,
    points: one.points.map((point) =>
      point.year === last ? { ...point, value: point.value * 7, observed: false } : point,
    ),
  }));
  const [one, other] = [backTest(cut, 3), backTest(hidden, 3)];
  expect(other.all).toEqual(one.all);
});

test("what others forecast is not compared with", () => {
  const values = [10, 11, 12, 13, 14, 15];
  const foreseen = series("six", values).points.map((point) => ({ ...point, observed: point.year < 2014 }));
  expect(backTest([{ ...series("six", []), points: foreseen }], 1).all.cases).toBe(1);
});

test("series too short or without any amount are named and left out", () => {
  const long = series("long", [5, 6, 7, 8, 9]);
  const { left, series: judged } = backTest([long, series("young", [5, 6]), series("none", [0, 0, 0, 0, 0])], 2);
  expect(left).toEqual([
    { id: "young", reason: "short" },
    { id: "none", reason: "zero" },
  ]);
  expect(judged.map(({ id }) => id)).toEqual(["long"]);
});

test.each<[string, YearSeries[], number, string]>([
  ["no series", [], 5, "No series can be judged (there is none)"],
  ["a single year", [series("radio", [7])], 5, "No series can be judged (radio)"],
  ["nothing but zeros", [series("radio", [0, 0, 0, 0, 0, 0])], 5, "not all zero"],
  ["a negative total", [series("radio", [1, 2, -3, 4])], 5, "The figure of radio in 2012 is -3"],
  ["a total that is no number", [series("radio", [1, 2, Number.NaN, 4])], 5, "The figure of radio in 2012 is NaN"],
  ["a medium without history", [series("radio", [])], 5, "The series radio has no year at all"],
  ["a series twice", [series("radio", [1, 2]), series("radio", [1, 2])], 5, "The series radio is given twice"],
  ["no year ahead", [series("radio", [1, 2, 3, 4])], 0, "Forecasts of 0 years ahead"],
])("%s is refused by name", (_, all, horizons, words) => {
  expect(() => backTest(all, horizons)).toThrow(words);
});

test("sums are compared three ways: by themselves, added up from their parts and reconciled", () => {
  const parts = simulatedSeries({ seed: 4, series: 8, years: 14, noise: 0.04 });
  const ids = parts.map(({ id }) => id);
  const scores = scoreLevels(
    parts,
    [
      { id: "half", members: ids.slice(0, 4) },
      { id: "all", members: ids },
    ],
    3,
  )!;
  // Fifteen years of parts and two sums each, from the third year on, one to three ahead.
  expect(scores.cases).toBe((11 + 10 + 9) * 10);
  for (const error of [...Object.values(scores.parts), ...Object.values(scores.sums)]) {
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(1.5);
  }
  expect(
    scoreLevels(
      parts.map((one) => ({ ...one, points: one.points.slice(0, 2) })),
      [],
      3,
    ),
  ).toBeNull();
});
