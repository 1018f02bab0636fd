import { expect, test } from "vitest";
import { tradeCoverage } from "./tradeCoverage.ts";

const county = (fips: string, population: number) => ({ fips, state: "AL", population });
const counties = [county("01001", 50_000), county("01003", 230_000), county("01005", 25_000), county("01007", 22_000)];
const row = (fips: string, naics: string, establishments: number | null, employees: number | null, year = 2021) => ({
  fips,
  naics,
  year,
  establishments,
  employees,
});
const covered = tradeCoverage(
  [
    row("01001", "7211", 4, 40),
    row("01001", "7212", 3, null),
    row("01003", "7211", 50, 900, 2019),
    row("01003", "7211", 90, null, 2021),
    row("01003", "5411", 300, 2000),
    row("01005", "5411", 6, 11),
    // Of a county that no file knows.
    row("99999", "7212", 9, 90),
  ],
  counties,
);

test("counties are told a figure, known without any, or not known, and so are their people", () => {
  const { counties: of, people } = covered({ naics: ["7211", "7212"] });
  expect(of).toEqual({ told: 2, none: 1, unknown: 1 });
  expect(people).toEqual({ told: 280_000, none: 25_000, unknown: 22_000 });
});

test("of several years the latest counts, and what is withheld is no employee but told apart", () => {
  expect(covered({ naics: ["7211"] })).toMatchObject({ establishments: 94, employees: 40, withheld: 90 });
  expect(covered({ naics: ["7211", "7212"] })).toMatchObject({ establishments: 97, employees: 40, withheld: 93 });
});

test("codes of which the file has no row are named, and a trade without codes is counted nowhere", () => {
  expect(covered({ naics: ["7211", "721199", "5411"] }).missing).toEqual(["721199"]);
  expect(covered({ naics: [] })).toMatchObject({
    counties: { told: 0, none: 3, unknown: 1 },
    establishments: 0,
    missing: [],
  });
});

test("a large county of which the file tells few trades is not taken to have none of the others", () => {
  const codes = Array.from({ length: 10 }, (_, at) => row("01001", String(1000 + at), 5, 50));
  const partly = tradeCoverage([...codes, row("01003", "1000", 5, 50)], counties);
  expect(partly({ naics: ["1001"] }).counties).toEqual({ told: 1, none: 0, unknown: 3 });
});
