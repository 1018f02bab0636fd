import type { PoliticalSpending, PoliticalYear } from "./sections.ts";

/** The election year a reader cares for: the section's year itself, or the next one with an election, else the last. */
export function electionYear({ years, year }: PoliticalSpending): PoliticalYear | null {
  const elections = years.filter((one) => one.year % 2 === 0 && one.dollars !== null);
  return elections.find((one) => one.year >= year) ?? elections.at(-1) ?? null;
}
