import { readFacts } from "./readFacts.ts";

export interface State {
  /** Two digits, the start of its counties' codes. */
  readonly fips: string;
  /** Postal code. */
  readonly code: string;
  /** Political dollars a person over the nation's average; an assumption from how contested its elections are. */
  readonly politicalIndex: number;
}

type Column = "fips" | "code" | "political_index";

/** The fifty states and the District of Columbia. */
export function readStates(): State[] {
  return readFacts<Column>("states.csv").map((row) => ({
    fips: row.fips,
    code: row.code,
    politicalIndex: Number(row.political_index),
  }));
}
