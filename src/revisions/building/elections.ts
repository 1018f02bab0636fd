import type { CountyYear } from "#domain/demographics/countyPeople.ts";
import type { MarketMembers } from "#forecast/demand/yearlyDrivers.ts";
import type { Elections } from "#forecast/politics/marketPolitics.ts";
import type { RevisionRows } from "./revisionRows.ts";

/** Of a hundred people, so many vote for president; where no file tells the votes of a county. */
const USUAL_TURNOUT = 0.46;

/** The races that a file tells, and where the voters of every state live. Null where no race is known. */
export function elections(
  { counties, history, races }: Pick<RevisionRows, "counties" | "history" | "races">,
  members: readonly MarketMembers[],
): Elections | null {
  if (races.length === 0) return null;
  const votes = new Map(
    counties.map(({ fips, population }) => [fips, votesOf(history.get(fips)) ?? USUAL_TURNOUT * population]),
  );
  const stateOf = new Map(counties.map(({ fips, state }) => [fips, state]));
  const people = new Map(counties.map(({ fips, population }) => [fips, population]));
  const voters = new Map<string, number>();
  for (const { fips, state } of counties) voters.set(state, (voters.get(state) ?? 0) + (votes.get(fips) ?? 0));
  const everybody = members.flat().reduce((sum, { fips, share }) => sum + (people.get(fips) ?? 0) * share, 0);
  return {
    races: races.map(({ year, office, state, district, rating }) => ({ year, office, state, district, rating })),
    voters: Object.fromEntries(voters),
    markets: members.map((list) => {
      const own = list.reduce((sum, { fips, share }) => sum + (people.get(fips) ?? 0) * share, 0);
      const states = list.map(({ fips }) => stateOf.get(fips) ?? "");
      return {
        people: own > 0 ? own / everybody : 0,
        states,
        parts: list.map(
          ({ fips, share }, at) => ((votes.get(fips) ?? 0) * share) / (voters.get(states[at] ?? "") ?? 1),
        ),
      };
    }),
  };
}

/** Of the latest election that a file tells. */
function votesOf(years: readonly CountyYear[] | undefined): number | null {
  return years?.findLast(({ votes }) => votes !== null && votes > 0)?.votes ?? null;
}
