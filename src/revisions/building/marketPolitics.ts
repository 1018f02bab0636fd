import type { CountyYear } from "#domain/demographics/countyPeople.ts";
import type { MarketDrivers } from "#forecast/input.ts";
import { racesByState } from "#forecast/politics/racesByState.ts";
import type { MarketMembers } from "#forecast/demand/yearlyDrivers.ts";
import type { RevisionRows } from "./revisionRows.ts";

/** Of a hundred people, so many vote for president; where no file tells the votes of a county. */
const USUAL_TURNOUT = 0.46;

/**
 * Political spend a head of every market against the nation's, by the races of each year: a state's money lies where its voters live. Null where no race is known; a
 * year without any is left out.
 */
export function marketPolitics(
  { counties, history, races }: Pick<RevisionRows, "counties" | "history" | "races">,
  members: readonly MarketMembers[],
  years: readonly number[],
): NonNullable<MarketDrivers["politics"]>[] | null {
  if (races.length === 0) return null;
  const votes = new Map(
    counties.map(({ fips, population }) => [fips, votesOf(history.get(fips)) ?? USUAL_TURNOUT * population]),
  );
  const stateOf = new Map(counties.map(({ fips, state }) => [fips, state]));
  const people = new Map(counties.map(({ fips, population }) => [fips, population]));
  const voters = new Map<string, number>();
  for (const { fips, state } of counties) voters.set(state, (voters.get(state) ?? 0) + (votes.get(fips) ?? 0));
  const everybody = members.flat().reduce((sum, { fips, share }) => sum + (people.get(fips) ?? 0) * share, 0);
  const told = years.flatMap((year) => {
    const states = racesByState(races, voters, year);
    return states ? [{ year, states }] : [];
  });
  return members.map((list) => {
    const own = list.reduce((sum, { fips, share }) => sum + (people.get(fips) ?? 0) * share, 0);
    return Object.fromEntries(
      told.map(({ year, states }) => {
        const part = list.reduce((sum, { fips, share }) => {
          const state = stateOf.get(fips) ?? "";
          const ofState = ((votes.get(fips) ?? 0) * share) / (voters.get(state) ?? 1);
          return sum + ofState * (states.get(state)?.share ?? 0);
        }, 0);
        return [year, own > 0 ? part / (own / everybody) : 1];
      }),
    );
  });
}

/** Of the latest election that a file tells. */
function votesOf(years: readonly CountyYear[] | undefined): number | null {
  return years?.findLast(({ votes }) => votes !== null && votes > 0)?.votes ?? null;
}
