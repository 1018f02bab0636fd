import type { StatedRaces } from "#domain/forecast/raceFigures.ts";
import { type Race, raceFigures, racesByState } from "./racesByState.ts";

/** The races of all years, and where those who vote live: what political money follows from market to market. Plain data. */
export interface Elections {
  readonly races: readonly Race[];
  /** People who may vote, by state. */
  readonly voters: Readonly<Record<string, number>>;
  /** In the order of the markets. */
  readonly markets: readonly MarketVoters[];
}

export interface MarketVoters {
  /** The market's part of all people. */
  readonly people: number;
  /** County by county: its state, and what of the state's voters lives there and in the market. */
  readonly states: readonly string[];
  readonly parts: readonly number[];
}

/**
 * Political spend a head of every market against the nation's, by the races of each year: a state's money lies where its voters live. A year without any
 * race is left out.
 */
export function marketPolitics(
  { races, voters, markets }: Elections,
  years: readonly number[],
  stated: readonly StatedRaces[] = [],
): Readonly<Record<number, number>>[] {
  const byState = new Map(Object.entries(voters));
  const figures = raceFigures(stated);
  const told = years.flatMap((year) => {
    const states = racesByState(races, byState, year, figures);
    return states ? [{ year, states }] : [];
  });
  return markets.map(({ people, states: lived, parts }) =>
    Object.fromEntries(
      told.map(({ year, states }) => {
        const part = parts.reduce((sum, ofState, at) => sum + ofState * (states.get(lived[at] ?? "")?.share ?? 0), 0);
        return [year, people > 0 ? part / people : 1];
      }),
    ),
  );
}
