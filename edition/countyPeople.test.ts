import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

type Row = Readonly<Record<string, string>>;

const rows = (path: string) => parse<Row>(readFileSync(new URL(path, import.meta.url), "utf8"), { columns: true });
const counties = rows("counties.csv");
const history = rows("county-history.csv");
const AGES = ["2_11", "12_17", "18_24", "25_34", "35_44", "45_54", "55_64", "65_plus"];

const percent = (row: Row, ...columns: readonly string[]) =>
  columns.reduce((sum, column) => sum + Number(row[column]), 0);

/** Of the nation's people or homes, in percent. */
function nation(base: "population" | "households", ...columns: readonly string[]): number {
  let [all, part] = [0, 0];
  for (const row of counties) {
    all += Number(row[base]);
    part += (Number(row[base]) * percent(row, ...columns)) / 100;
  }
  return (100 * part) / all;
}

test.each([
  ["Hispanic", 18.5, 0.3, "population", ["pct_hispanic"]],
  ["Black", 12.5, 0.3, "population", ["pct_black_nonhispanic"]],
  ["Asian", 5.8, 0.3, "population", ["pct_asian_nonhispanic"]],
  ["white", 60.1, 0.5, "population", ["pct_white_nonhispanic"]],
  ["65 and older", 17.7, 1.2, "population", ["pct_female_65_plus", "pct_male_65_plus"]],
  [
    "25 to 54",
    39,
    1.5,
    "population",
    ["25_34", "35_44", "45_54"].flatMap((age) => [`pct_female_${age}`, `pct_male_${age}`]),
  ],
  ["with a bachelor's degree", 35.5, 1.5, "population", ["pct_bachelors_plus"]],
  ["homes of their owners", 65, 1.5, "households", ["pct_owner_occupied"]],
  ["homes below 25,000 dollars", 14, 2.5, "households", ["pct_income_under_25k"]],
] as const)("in the nation about as many are %s as the census says", (_name, published, tolerance, base, columns) => {
  expect(Math.abs(nation(base, ...columns) - published)).toBeLessThan(tolerance);
});

test("the parts of a county are never more than the county", () => {
  const divisions = [
    AGES.flatMap((age) => [`pct_female_${age}`, `pct_male_${age}`]),
    ["pct_white_nonhispanic", "pct_hispanic", "pct_black_nonhispanic", "pct_asian_nonhispanic"],
    ["pct_income_under_25k", "pct_income_25k_50k", "pct_income_50k_100k", "pct_income_100k_150k"],
    ["pct_high_school", "pct_some_college", "pct_bachelors_plus"],
    ["pct_pay_tv", "pct_broadband_only"],
  ];
  const over = counties.flatMap((row) =>
    divisions.filter((columns) => percent(row, ...columns) > 101).map((columns) => `${row["fips"]} ${columns[0]}`),
  );
  expect(over).toEqual([]);
});

test("every county has the years 2015 to 2025, and what is expected of 2030", () => {
  expect(history).toHaveLength(12 * counties.length);
  expect(new Set(history.map(({ year }) => year)).size).toBe(12);
  const gaps = history.filter((row) => !(Number(row["population"]) > 0) || !(Number(row["households"]) > 0));
  expect(gaps).toEqual([]);
});

test("income a head, jobs and votes are told of the years that they were counted in, and of no other", () => {
  const told = (column: string) =>
    [...Map.groupBy(history, (row) => row["year"] ?? "")]
      .filter(([, rowsOfYear]) => rowsOfYear.some((row) => row[column] !== ""))
      .map(([year]) => Number(year));
  expect(told("per_capita_income_usd")).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022]);
  expect(told("jobs")).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2024]);
  expect(told("establishments")).toEqual([2017, 2018, 2019, 2020, 2021]);
  expect(told("votes")).toEqual([2016, 2020, 2024]);
});

test.each([
  ["2016", 136.7],
  ["2020", 158.4],
  ["2024", 155.2],
])("the counties of %s cast about %f million votes for president", (year, million) => {
  const votes = history.filter((row) => row["year"] === year).reduce((sum, row) => sum + Number(row["votes"]), 0);
  expect(Math.abs(votes / (million * 1e6) - 1)).toBeLessThan(0.005);
});

const people = (year: string, where: (fips: string) => boolean = () => true) =>
  history
    .filter((row) => row["year"] === year && where(row["fips"] ?? ""))
    .reduce((sum, row) => sum + Number(row["population"]), 0);

test("no county jumps from 2019 to 2020, where two series of people are joined", () => {
  const before = new Map(history.filter(({ year }) => year === "2019").map((row) => [row["fips"], row["population"]]));
  const jumps = history.filter(
    (row) =>
      row["year"] === "2020" &&
      Number(row["population"]) > 5000 &&
      Math.abs(Number(row["population"]) / Number(before.get(row["fips"])) - 1) > 0.1,
  );
  expect(jumps).toEqual([]);
});

test("the nation grows as it did, and somewhat slower from here on", () => {
  expect(people("2025") / people("2020") - 1).toBeCloseTo(0.031, 2);
  expect(people("2030") / people("2025") - 1).toBeGreaterThan(0.015);
  expect(people("2030") / people("2025") - 1).toBeLessThan(0.035);
});

test("Texas is expected to outgrow Illinois, as it did", () => {
  const ahead = (state: string) =>
    people("2030", (fips) => fips.startsWith(state)) / people("2025", (fips) => fips.startsWith(state));
  expect(ahead("48")).toBeGreaterThan(ahead("17") + 0.02);
});
