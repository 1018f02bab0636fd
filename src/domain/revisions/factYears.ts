import type { PublicSource } from "../publicSources.ts";

/** What of a revision was counted or filed by public offices, in the order in which it is listed. */
export const FACTS = [
  "people",
  "incomes",
  "establishments",
  "peopleByYear",
  "incomeByYear",
  "jobsByYear",
  "establishmentsByYear",
  "votes",
  "trades",
  "tvTransmitters",
  "fmTransmitters",
] as const;
export type Fact = (typeof FACTS)[number];

/** The first and the last year that a fact is of, or the day that it was fetched on where its source knows the present alone. */
export interface FactYears {
  readonly fact: Fact;
  readonly first: string;
  readonly last: string;
}

/** What a public source tells. */
export const FACT_OF_SOURCE: Readonly<Record<PublicSource, Fact>> = {
  "census-people": "people",
  "census-establishments": "establishments",
  "census-trades": "trades",
  "census-population": "peopleByYear",
  "bea-accounts": "incomeByYear",
  "bls-labor": "jobsByYear",
  "fcc-tv": "tvTransmitters",
  "fcc-fm": "fmTransmitters",
};
