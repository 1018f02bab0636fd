import { expect, test } from "vitest";
import type { MarketDrivers } from "../input.ts";
import { type CountyYearDrivers, yearlyDrivers } from "./yearlyDrivers.ts";

const drivers = (market: string, population: number): MarketDrivers => ({
  market,
  population,
  households: population / 2.5,
  income: 40_000 * population,
  retailSales: 20_000 * population,
  establishments: population / 40,
  politicalIndex: 1,
});
const growing = { drivers: drivers("tv-753", 2000), members: [{ fips: "04013", share: 1 }] };
const steady = { drivers: drivers("tv-510", 2000), members: [{ fips: "39035", share: 1 }] };

const people = (population: number): CountyYearDrivers => ({
  population,
  households: null,
  income: null,
  retailSales: null,
  establishments: null,
});
const history = new Map([
  [
    "04013",
    new Map([
      [2019, people(1800)],
      [2021, people(1900)],
      [2024, people(2000)],
    ]),
  ],
  [
    "39035",
    new Map([
      [2019, people(2000)],
      [2021, people(2000)],
      [2024, people(2000)],
    ]),
  ],
]);
const years = [2018, 2019, 2020, 2021, 2024, 2025, 2031];

test("years that the file tells are taken as they are, those between lie evenly", () => {
  const [first] = yearlyDrivers([growing, steady], history, years);
  expect(first?.[2021]?.population).toBeCloseTo(1900, 6);
  expect(first?.[2020]?.population).toBeGreaterThan(1800);
  expect(first?.[2020]?.population).toBeLessThan(1900);
});

test("beyond the last year a growing market goes on gaining on the others, less and less", () => {
  const [first, second] = yearlyDrivers([growing, steady], history, years);
  const part = (year: number) => first![year]!.population / (first![year]!.population + second![year]!.population);
  expect(part(2025)).toBeGreaterThan(part(2024));
  expect(part(2031)).toBeGreaterThan(part(2025));
  expect((part(2031) - part(2025)) / 6).toBeLessThan(part(2025) - part(2024));
});

test("a driver that no year tells moves with people, and a county that is missing leaves its market as it was", () => {
  const unknown = { drivers: drivers("tv-798", 10), members: [{ fips: "30021", share: 1 }] };
  const [first, , third] = yearlyDrivers([growing, steady, unknown], history, years);
  expect(first![2025]!.income / first![2025]!.population).toBeCloseTo(40_000, 0);
  expect(first![2031]!.income).toBeGreaterThan(first![2024]!.income);
  expect(third?.[2024]?.population).toBeCloseTo(10 * (4000 / 4010), 3);
});

test("without a file of years nothing moves by year", () => {
  expect(yearlyDrivers([growing], new Map(), years)).toEqual([null]);
});
