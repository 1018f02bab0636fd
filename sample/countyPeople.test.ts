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
  ["Hispanic", 19.5, 1, "population", ["pct_hispanic"]],
  ["Black", 12, 1, "population", ["pct_black_nonhispanic"]],
  ["Asian", 6, 0.7, "population", ["pct_asian_nonhispanic"]],
  ["white", 58, 1.5, "population", ["pct_white_nonhispanic"]],
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

test("every county has three years, the middle one that of the list of counties", () => {
  expect(history).toHaveLength(3 * counties.length);
  const middle = new Map(history.filter(({ year }) => year === "2025").map((row) => [row["fips"], row]));
  for (const { fips = "", population, households } of counties)
    expect(middle.get(fips)).toMatchObject({ population, households });
});

test("the nation grows as it did, and somewhat slower from here on", () => {
  const people = (year: string) =>
    history.filter((row) => row["year"] === year).reduce((sum, row) => sum + Number(row["population"]), 0);
  expect(people("2025") / people("2020") - 1).toBeCloseTo(0.028, 2);
  expect(people("2030") / people("2025") - 1).toBeCloseTo(0.022, 2);
});
