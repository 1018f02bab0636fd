import type { CountyFigures } from "./countyFigures.ts";
import { type CountyYearFact, readCountyYears } from "./countyYears.ts";
import { type Cell, csvFile } from "./csvFile.ts";
import type { Geography } from "./geography.ts";

const FIRST_YEAR = 2015;
const LAST_YEAR = 2025;
const PROJECTED = 2030;
/** The year of the households that are counted. */
const COUNTED = 2023;

/** What is left of a county's growth in each year to come, as measured over TV markets (docs/forecast-method.md), and the most growth a year that is believed. */
const LEFT = 0.95;
const STEEPEST = 0.03;
/** Homes grow faster than people, since fewer live in each: a year. */
const MORE_HOMES = 0.0024;
/** Retail sales of five years by prices, before the last year and after it; from the year on that this is true of. */
const RETAIL = { before: 1.3, after: 1.16, since: 2020 };

/**
 * Every county from 2015 to 2025, and what is expected of 2030: people, income a head, jobs, establishments and votes as they are
 * counted and empty where they are not; homes and retail sales follow people.
 */
export function countyHistory({ counties }: Geography, figures: readonly CountyFigures[]): string {
  const facts = readCountyYears();
  const rows = counties.flatMap(({ fips }, county) => {
    const [years, own] = [facts.get(fips), figures[county]];
    return years && own ? countyRows(fips, years, own) : [];
  });
  return csvFile(
    [
      "fips",
      "year",
      "population",
      "households",
      "per_capita_income_usd",
      "retail_sales_usd",
      "jobs",
      "establishments",
      "votes",
    ],
    rows,
  );
}

function countyRows(fips: string, years: ReadonlyMap<number, CountyYearFact>, own: CountyFigures): Cell[][] {
  const people = (year: number) => years.get(year)?.population ?? 0;
  const ahead = expectedPeople(people);
  const homesEach = own.households / (own.fact("population") ?? 1);
  const homes = (year: number, count: number) => Math.round(count * homesEach * (1 + MORE_HOMES) ** (year - COUNTED));
  const retail = (year: number, count: number) => {
    if (year < RETAIL.since) return "";
    const prices = (year > LAST_YEAR ? RETAIL.after : RETAIL.before) ** ((year - LAST_YEAR) / 5);
    return Math.round((own.retailSales * prices * Math.sqrt(count / people(LAST_YEAR))) / 1000) * 1000;
  };
  const known = [...years].filter(([year]) => year >= FIRST_YEAR);
  return [
    ...known.map(([year, fact]) => {
      const count = fact.population ?? 0;
      const counted = [fact.jobs, fact.establishments, fact.votes].map((figure) => figure ?? "");
      return [fips, year, count, homes(year, count), fact.income ?? "", retail(year, count), ...counted];
    }),
    [fips, PROJECTED, ahead, homes(PROJECTED, ahead), "", retail(PROJECTED, ahead), "", "", ""],
  ];
}

/** The growth of the last five years goes on and fades. */
function expectedPeople(people: (year: number) => number): number {
  const yearly = Math.log(people(LAST_YEAR) / people(LAST_YEAR - 5)) / 5;
  const growth = Math.max(-STEEPEST, Math.min(STEEPEST, yearly));
  const years = PROJECTED - LAST_YEAR;
  return Math.round(people(LAST_YEAR) * Math.exp((growth * LEFT * (1 - LEFT ** years)) / (1 - LEFT)));
}
