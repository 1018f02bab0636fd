import { partWithin } from "./countyUnion.ts";
import { type CustomMember, memberKey } from "./customMember.ts";
import { type CountyGround, type CountyReach, memberReach } from "./memberReach.ts";

/** Two members that reach into the same ground, which counts once. */
export interface MemberOverlap {
  /** Keys of the members. */
  readonly one: string;
  readonly other: string;
  readonly counties: number;
  /** Persons who live where both reach. */
  readonly people: number;
  /** The member that adds nothing, since the other one holds all of it; null where each adds something. */
  readonly inside: string | null;
}

interface Peopled {
  readonly fips: string;
  readonly population: number;
}

/** A reach this near to another one is the same: shares are written with few digits. */
const ROUNDING = 1e-6;

/** The pairs of members that lie over each other, those with most people first. Members that the revision lacks overlap with nothing. */
export function memberOverlaps<County extends Peopled>(
  members: readonly CustomMember[],
  ground: CountyGround<County>,
): MemberOverlap[] {
  const reached = members.map((member) => ({ key: memberKey(member), reach: memberReach(member, ground) ?? [] }));
  const peopleOf = new Map(reached.map(({ key, reach }) => [key, peopleIn(reach, ground)]));
  const inCounty = new Map<string, { key: string; reach: CountyReach<County> }[]>();
  for (const { key, reach } of reached)
    for (const one of reach)
      inCounty.set(one.county.fips, [...(inCounty.get(one.county.fips) ?? []), { key, reach: one }]);

  const pairs = new Map<string, { one: string; other: string; counties: number; people: number }>();
  for (const here of inCounty.values()) {
    for (const [at, one] of here.entries()) {
      for (const other of here.slice(at + 1)) {
        const people = sharedPeople(one.reach, other.reach, ground);
        if (people <= 0) continue;
        const id = `${one.key} ${other.key}`;
        const known = pairs.get(id) ?? { one: one.key, other: other.key, counties: 0, people: 0 };
        pairs.set(id, { ...known, counties: known.counties + 1, people: known.people + people });
      }
    }
  }
  return [...pairs.values()]
    .map((pair) => ({ ...pair, people: Math.round(pair.people), inside: insideOf(pair, peopleOf) }))
    .toSorted((a, b) => b.people - a.people);
}

function insideOf(
  { one, other, people }: { readonly one: string; readonly other: string; readonly people: number },
  peopleOf: ReadonlyMap<string, number>,
): string | null {
  const holds = (key: string) => people >= (peopleOf.get(key) ?? 0) * (1 - ROUNDING);
  if (holds(other)) return other;
  return holds(one) ? one : null;
}

function peopleIn<County extends Peopled>(reach: readonly CountyReach<County>[], ground: CountyGround<County>): number {
  return reach.reduce((sum, one) => sum + sharedPeople(one, one, ground), 0);
}

/** Persons of a county whom both reach: piece by piece, as TV markets divide it. */
function sharedPeople<County extends Peopled>(
  one: CountyReach<County>,
  other: CountyReach<County>,
  ground: CountyGround<County>,
): number {
  const tv = ground.tvMarketsOf(one.county.fips);
  const left = Math.max(0, 1 - tv.reduce((sum, { share }) => sum + share, 0));
  const pieces = [...tv, { market: null, share: left }];
  const both = (market: string | null) => Math.min(partWithin([one], market), partWithin([other], market));
  return pieces.reduce((sum, { market, share }) => sum + one.county.population * share * both(market), 0);
}
