import { readFacts } from "./readFacts.ts";

export interface State {
  /** Two digits, the start of its counties' codes. */
  readonly fips: string;
  /** Postal code. */
  readonly code: string;
  /** Persons, July 2023. */
  readonly population: number;
  /** Dollars a year. */
  readonly medianHouseholdIncome: number;
  readonly medianAge: number;
  readonly personsPerHousehold: number;
  /** Political dollars a person over the nation's average; an assumption from how contested its elections are. */
  readonly politicalIndex: number;
}

type Column =
  | "fips"
  | "code"
  | "population"
  | "median_household_income"
  | "median_age"
  | "persons_per_household"
  | "political_index";

/** The fifty states and the District of Columbia. */
export function readStates(): State[] {
  return readFacts<Column>("states.csv").map((row) => ({
    fips: row.fips,
    code: row.code,
    population: Number(row.population),
    medianHouseholdIncome: Number(row.median_household_income),
    medianAge: Number(row.median_age),
    personsPerHousehold: Number(row.persons_per_household),
    politicalIndex: Number(row.political_index),
  }));
}
