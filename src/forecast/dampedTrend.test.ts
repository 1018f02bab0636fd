import { expect, test } from "vitest";
import { fillSeries } from "./dampedTrend.ts";

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031];

function filled(given: Record<number, number>, years: readonly number[] = YEARS): number[] {
  const series = new Map(Object.entries(given).map(([year, value]) => [Number(year), value]));
  return (fillSeries(series, years) ?? []).map(({ value }) => Math.round(value * 100) / 100);
}

test("given years are never touched", () => {
  expect(filled({ 2019: 7, 2023: 3, 2031: 11 }).filter((_, place) => [0, 4, 12].includes(place))).toEqual([7, 3, 11]);
});

test("gaps grow at a constant pace", () => {
  expect(filled({ 2020: 100, 2022: 144 }, [2020, 2021, 2022])).toEqual([100, 120, 144]);
});

test("a gap that starts or ends at nothing is crossed evenly", () => {
  expect(filled({ 2020: 0, 2024: 100 }, [2021, 2022, 2023])).toEqual([25, 50, 75]);
});

test("growth after the last year fades: 85 % of its pace is left each year", () => {
  const [first, second, third] = filled({ 2024: 100, 2025: 110 }, [2026, 2027, 2028]);
  expect(first).toBeCloseTo(110 * 1.1 ** 0.85, 2);
  expect(second).toBeCloseTo(110 * 1.1 ** (0.85 + 0.85 ** 2), 2);
  expect(third).toBeCloseTo(110 * 1.1 ** (0.85 + 0.85 ** 2 + 0.85 ** 3), 2);
});

test("a medium that shrinks goes on shrinking, ever more slowly, and never below zero", () => {
  const values = filled({ 2022: 100, 2025: 60 }, [2025, 2026, 2027, 2028, 2029, 2030, 2031]);
  const losses = values.slice(1).map((value, place) => (values[place] ?? 0) - value);
  expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  expect(values.at(-1)).toBeGreaterThan(0);
});

test("no leap of a young medium is carried on at more than 16 % a year", () => {
  const [next] = filled({ 2024: 1, 2025: 10 }, [2026]);
  expect(next).toBeCloseTo(10 * Math.exp(0.15 * 0.85), 2);
});

test("years before the first given one are reached backwards in the same way", () => {
  const [earlier, first] = filled({ 2021: 110, 2022: 121 }, [2020, 2021]);
  expect(first).toBe(110);
  expect(earlier).toBeCloseTo(110 * 1.1 ** -0.85, 2);
});

test("one given year alone stays level, and none gives nothing", () => {
  expect(filled({ 2025: 42 }, [2019, 2025, 2031])).toEqual([42, 42, 42]);
  expect(fillSeries(new Map(), YEARS)).toBeNull();
});
