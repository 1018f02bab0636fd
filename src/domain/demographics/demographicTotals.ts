import { shareOf } from "../figures/share.ts";
import { ADULTS } from "./ageBands.ts";
import type { CountyPeople, PeopleOfMarket } from "./countyPeople.ts";
import type { Base } from "./topics.ts";

/** How many a market has of those whom percentages are of. */
export interface DemographicTotal {
  readonly base: Base;
  /** Null where no county has it. */
  readonly count: number | null;
  readonly nation: number | null;
  /** Part of the nation's, 0–1. */
  readonly nationShare: number | null;
}

const COUNT_OF: Readonly<Record<Base, (people: CountyPeople) => number | null>> = {
  persons: ({ population }) => population,
  adults: ({ population, percents }) => {
    const percent = ADULTS(percents);
    return percent === null ? null : (population * percent) / 100;
  },
  households: ({ households }) => households,
};

/** The persons, those of 25 and older, and the homes of a market beside the nation's. */
export function demographicTotals(
  market: readonly PeopleOfMarket[],
  nation: readonly PeopleOfMarket[],
): DemographicTotal[] {
  return (["persons", "adults", "households"] as const).map((base) => {
    const [count, all] = [market, nation].map((members) => countOf(members, COUNT_OF[base]));
    return { base, count: count ?? null, nation: all ?? null, nationShare: shareOf(count ?? null, all ?? null) };
  });
}

function countOf(members: readonly PeopleOfMarket[], count: (people: CountyPeople) => number | null): number | null {
  const known = members.flatMap(({ people, share }) => {
    const own = count(people);
    return own === null ? [] : [own * share];
  });
  return known.length === 0 ? null : Math.round(known.reduce((sum, own) => sum + own, 0));
}
