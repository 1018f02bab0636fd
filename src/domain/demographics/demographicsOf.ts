import { apportion } from "../figures/apportion.ts";
import { percent } from "../figures/rounded.ts";
import { indexAgainst } from "../figures/share.ts";
import { ADULTS } from "./ageBands.ts";
import { type Band, BANDS } from "./bandNames.ts";
import type { CountyPeople, PeopleOfMarket } from "./countyPeople.ts";
import type { PercentOf } from "./percentOf.ts";
import { type Base, type Division, DIVISIONS, type Topic, TOPICS } from "./topics.ts";

/** A topic is shown when counties with at least this part of the nation's people or homes have it. */
const KNOWN_ENOUGH = 0.5;

/** One topic of a market beside the nation. */
export interface DemographicTopic {
  readonly topic: Topic;
  readonly base: Base;
  /** Part of the market's base, 0–1, that lives in counties with known figures; the rows speak of these alone. */
  readonly coverage: number;
  /** In their own order, the youngest or smallest first. */
  readonly rows: readonly DemographicRow[];
}

export interface DemographicRow {
  readonly band: Band;
  /** Persons or households; null where the base itself is not known. */
  readonly count: number | null;
  /** Of the base, 12.3 for 12.3 %. */
  readonly percent: number | null;
  readonly nationPercent: number | null;
  /** What both are rounded from, as parts of one; left out where only the rounded ones were sent. */
  readonly share?: number | null;
  readonly nationShare?: number | null;
  /** 100 is the nation's share. */
  readonly index: number | null;
}

/** What is known of a market's people and homes; topics that the revision's files lack are left out. */
export function demographicsOf(
  market: readonly PeopleOfMarket[],
  nation: readonly PeopleOfMarket[],
): DemographicTopic[] {
  const { countsAdults, topics } = measured(nation);
  return topics.map(({ topic, division, all }) => {
    const own = tally(market, division, countsAdults);
    return { topic, base: division.base, coverage: own.coverage, rows: rowsOf(division, own, all, countsAdults) };
  });
}

/** What markets are held against. */
interface Nation {
  readonly countsAdults: boolean;
  readonly topics: readonly { readonly topic: Topic; readonly division: Division; readonly all: Tally }[];
}

/** Three thousand counties take a tenth of a second; of one and the same list they are tallied once. */
const nations = new WeakMap<readonly PeopleOfMarket[], Nation>();

function measured(nation: readonly PeopleOfMarket[]): Nation {
  const known = nations.get(nation);
  if (known) return known;
  const countsAdults = knownPart(nation, (people) => ADULTS(people.percents)) >= KNOWN_ENOUGH;
  const topics = TOPICS.flatMap((topic) => {
    const division = knownDivision(DIVISIONS[topic], nation);
    return division ? [{ topic, division, all: tally(nation, division, countsAdults) }] : [];
  });
  const made = { countsAdults, topics };
  nations.set(nation, made);
  return made;
}

/** The finest division that enough of the nation has; loose bands count one by one. */
function knownDivision(divisions: readonly Division[], nation: readonly PeopleOfMarket[]): Division | null {
  for (const division of divisions) {
    const bands = bandsOf(division.bands);
    const known = bands.filter(
      ([, percent]) => knownPart(nation, (people) => percent(people.percents)) >= KNOWN_ENOUGH,
    );
    if (division.kind === "loose" ? known.length > 0 : known.length === bands.length) {
      return { ...division, bands: Object.fromEntries(known) };
    }
  }
  return null;
}

/** The bands of a division in their own order. */
function bandsOf(bands: Division["bands"]): [Band, PercentOf][] {
  return BANDS.flatMap((band): [Band, PercentOf][] => {
    const percent = bands[band];
    return percent ? [[band, percent]] : [];
  });
}

function knownPart(members: readonly PeopleOfMarket[], figure: (people: CountyPeople) => number | null): number {
  let [all, known] = [0, 0];
  for (const { people, share } of members) {
    all += people.population * share;
    if (figure(people) !== null) known += people.population * share;
  }
  return all > 0 ? known / all : 0;
}

/** The bands of a division summed over counties. */
interface Tally {
  readonly coverage: number;
  /** Persons, adults or households of the counties that have every band. */
  readonly base: number;
  readonly bands: readonly number[];
}

function tally(members: readonly PeopleOfMarket[], division: Division, countsAdults: boolean): Tally {
  const ways = bandsOf(division.bands).map(([, percent]) => percent);
  const bands = ways.map(() => 0);
  let [all, base] = [0, 0];
  for (const { people, share } of members) {
    const of = baseOf(people, division.base, countsAdults);
    all += (of ?? people.population) * share;
    if (of === null) continue;
    const percents = ways.map((percent) => percent(people.percents));
    if (percents.includes(null)) continue;
    base += of * share;
    for (const [at, percent] of percents.entries()) bands[at] = (bands[at] ?? 0) + (of * share * (percent ?? 0)) / 100;
  }
  return { coverage: all > 0 ? base / all : 0, base, bands };
}

/** How many a county's percentages are of. Where no file counts the adults, everybody stands for them as a weight. */
function baseOf({ population, households, percents }: CountyPeople, base: Base, countsAdults: boolean): number | null {
  if (base === "households") return households;
  if (base === "persons" || !countsAdults) return population;
  const adults = ADULTS(percents);
  return adults === null ? null : (population * adults) / 100;
}

function rowsOf({ base, kind, bands }: Division, own: Tally, nation: Tally, countsAdults: boolean): DemographicRow[] {
  const counted = base !== "adults" || countsAdults;
  const counts = kind === "whole" ? apportion(Math.round(own.base), own.bands) : own.bands.map(Math.round);
  return bandsOf(bands).map(([band], at) => {
    const [share, nationShare] = [part(own, at), part(nation, at)];
    return {
      band,
      count: counted && own.base > 0 ? (counts[at] ?? null) : null,
      percent: percent(share),
      nationPercent: percent(nationShare),
      share,
      nationShare,
      index: indexAgainst(nationShare, share),
    };
  });
}

function part({ base, bands }: Tally, at: number): number | null {
  return base > 0 ? (bands[at] ?? 0) / base : null;
}
