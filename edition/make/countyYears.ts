import { readFacts } from "./readFacts.ts";

type Column = "fips" | "year" | "population" | "personal_income_per_head_usd" | "jobs" | "establishments" | "votes";

/** What is known of a county in a year; a figure that no source gives is undefined. */
export type CountyYearFact = Readonly<
  Record<"population" | "income" | "jobs" | "establishments" | "votes", number | undefined>
>;

let read: Map<string, Map<number, CountyYearFact>> | undefined;

/** The years 2010 to 2025 of every county, by its code. */
export function readCountyYears(): ReadonlyMap<string, ReadonlyMap<number, CountyYearFact>> {
  if (read) return read;
  read = new Map();
  for (const row of readFacts<Column>("county-years.csv.gz")) {
    const figure = (cell: string) => (cell === "" ? undefined : Number(cell));
    const years = read.get(row.fips) ?? new Map<number, CountyYearFact>();
    years.set(Number(row.year), {
      population: figure(row.population),
      income: figure(row.personal_income_per_head_usd),
      jobs: figure(row.jobs),
      establishments: figure(row.establishments),
      votes: figure(row.votes),
    });
    read.set(row.fips, years);
  }
  return read;
}
