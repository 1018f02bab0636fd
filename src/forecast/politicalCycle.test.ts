import { expect, test } from "vitest";
import { electionPhase, politicalOf } from "./politicalCycle.ts";

const series = (given: Record<number, number>) =>
  new Map(Object.entries(given).map(([year, value]) => [Number(year), value]));

test.each([
  [2024, "presidential"],
  [2026, "midTerm"],
  [2028, "presidential"],
  [2027, "odd"],
])("%i is a year of the phase %s", (year, phase) => {
  expect(electionPhase(year)).toBe(phase);
});

test("a presidential year follows the last presidential year, whatever the year between was", () => {
  expect(politicalOf(series({ 2024: 11_700, 2025: 800, 2026: 9000 }), 2028)).toBeCloseTo(11_700 * 1.017 ** 4, 6);
});

test("a year between two of its phase lies between them", () => {
  expect(politicalOf(series({ 2018: 4000, 2020: 9600, 2026: 9000 }), 2022)).toBeCloseTo(6000, 6);
});

test("a phase that is not given takes the usual level of the nearest year", () => {
  expect(politicalOf(series({ 2024: 1000 }), 2025)).toBeCloseTo(70 * 1.017, 6);
  expect(politicalOf(series({ 2024: 1000 }), 2022)).toBeCloseTo(770 / 1.017 ** 2, 6);
});

test("a medium without political spend stays without", () => {
  expect(politicalOf(series({ 2024: 0, 2025: 0 }), 2028)).toBe(0);
  expect(politicalOf(new Map(), 2028)).toBe(0);
});
