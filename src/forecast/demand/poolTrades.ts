import type { TradeActivity } from "#domain/forecast/trade.ts";
import { pooledRates } from "./pooledRates.ts";

/** What a file tells of a trade in a county; null is withheld or unknown, and never zero. */
export interface CountyTrade {
  readonly fips: string;
  readonly naics: string;
  readonly year: number;
  readonly establishments: number | null;
  readonly employees: number | null;
}

export interface TradeCounty {
  readonly fips: string;
  readonly state: string;
  readonly population: number;
}

/** A market and the counties that it is made of. */
export interface TradeMarket {
  readonly market: string;
  readonly members: readonly { readonly fips: string; readonly share: number }[];
}

/** A place's employees an establishment count as if so many more stood there that are as large as usual: our assumption. */
const USUAL_ESTABLISHMENTS = 4;
/** A county of so many people has nearly every trade: one of which a file tells fewer than half of them is told in part, as the District of Columbia is. */
const LARGE = 100_000;
const HALF = 0.5;
/** Enough for any use, and the same figures wherever they are read. */
const DIGITS = 5;

/**
 * What every trade does in every market, from establishments and employees by county. A trade's establishments are taken to come at a rate a head that
 * differs from place to place (Gamma–Poisson): a county's is drawn to its market's, a market's to its states', a state's to the nation's, the less the more establishments it has and the
 * more places differ, which is estimated trade by trade. A county that the file knows without a trade has fewer than three establishments of it (the Census withholds
 * them); one that the file does not know at all is taken to be like its market.
 */
export function poolTrades(
  trades: readonly CountyTrade[],
  counties: readonly TradeCounty[],
  markets: readonly TradeMarket[],
): TradeActivity {
  const byCode = Map.groupBy(trades, ({ naics }) => naics);
  const codes = [...byCode.keys()].toSorted();
  const land = placesOf(counties, markets, untoldCounties(trades, counties));
  const pooled = codes.map((code) => marketEmployees(latest(byCode.get(code) ?? []), land));
  const quotients = markets.flatMap((_, market) =>
    pooled.map(({ ofMarkets, nation }) => {
      const people = land.marketPeople[market] ?? 0;
      const usual = (nation * people) / land.everybody;
      return usual > 0 ? Number(((ofMarkets[market] ?? 0) / usual).toPrecision(DIGITS)) : 1;
    }),
  );
  return { codes, nation: pooled.map(({ nation }) => Math.round(nation)), quotients };
}

interface Places {
  readonly counties: readonly TradeCounty[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly isKnown: readonly boolean[];
  readonly stateOf: readonly number[];
  readonly states: number;
  /** The market that most of a county lies in; -1 for none. */
  readonly marketOf: readonly number[];
  readonly markets: readonly (readonly { readonly county: number; readonly share: number }[])[];
  readonly marketPeople: readonly number[];
  readonly everybody: number;
}

function placesOf(
  counties: readonly TradeCounty[],
  markets: readonly TradeMarket[],
  untold: ReadonlySet<string>,
): Places {
  const placeOf = new Map(counties.map(({ fips }, place) => [fips, place]));
  const states = [...new Set(counties.map(({ state }) => state))];
  const marketOf = counties.map(() => -1);
  const most = counties.map(() => 0);
  const members = markets.map((market, at) =>
    market.members.flatMap(({ fips, share }) => {
      const county = placeOf.get(fips);
      if (county === undefined) return [];
      if (share > most[county]!) [most[county], marketOf[county]] = [share, at];
      return [{ county, share }];
    }),
  );
  const people = (county: number) => counties[county]?.population ?? 0;
  return {
    counties,
    placeOf,
    isKnown: counties.map(({ fips }) => !untold.has(fips)),
    stateOf: counties.map(({ state }) => states.indexOf(state)),
    states: states.length,
    marketOf,
    markets: members,
    marketPeople: members.map((list) => list.reduce((sum, { county, share }) => sum + people(county) * share, 0)),
    everybody: counties.reduce((sum, { population }) => sum + population, 0),
  };
}

/** Whether a file that has so many of all trades in a county of so many people tells what there is of it. */
export function isToldOf(population: number, trades: number, codes: number): boolean {
  return trades > 0 && (population < LARGE || trades >= HALF * codes);
}

/** Counties of which a file tells no trades, or too few: each is taken to be like its market. */
export function untoldCounties(
  trades: readonly Pick<CountyTrade, "fips" | "naics">[],
  counties: readonly Omit<TradeCounty, "state">[],
): Set<string> {
  const codes = new Set<string>();
  const told = new Map<string, Set<string>>();
  for (const { fips, naics } of trades) {
    codes.add(naics);
    const ofCounty = told.get(fips);
    if (ofCounty) ofCounty.add(naics);
    else told.set(fips, new Set([naics]));
  }
  const untold = counties.filter(
    ({ fips, population }) => !isToldOf(population, told.get(fips)?.size ?? 0, codes.size),
  );
  return new Set(untold.map(({ fips }) => fips));
}

/** A county's latest row of a trade. */
export function latest(rows: readonly CountyTrade[]): CountyTrade[] {
  const found = new Map<string, CountyTrade>();
  for (const row of rows) if (row.year >= (found.get(row.fips)?.year ?? -Infinity)) found.set(row.fips, row);
  return [...found.values()];
}

/** Employees of one trade by market, and nationwide. */
function marketEmployees(rows: readonly CountyTrade[], places: Places): { ofMarkets: number[]; nation: number } {
  const { counties, everybody } = places;
  const stated = counties.map((): number | null => null);
  const employed = counties.map((): number | null => null);
  for (const { fips, establishments, employees } of rows) {
    const place = places.placeOf.get(fips);
    if (place === undefined || establishments === null) continue;
    stated[place] = establishments;
    employed[place] = employees;
  }
  const all = sumOf(stated.map((one) => one ?? 0));
  const expected = counties.map(({ population }) => (everybody > 0 ? (all * population) / everybody : 0));
  const counted = stated.map((one, place) => {
    if (one !== null) return one;
    return places.isKnown[place] === true ? fewerThanThree(expected[place] ?? 0) : null;
  });
  const establishments = pooledCounts(counted, expected, places);
  const sizes = establishmentSizes(stated, employed, places);
  const employees = establishments.map((count, place) => count * (sizes[place] ?? 0));
  return {
    ofMarkets: places.markets.map((list) => sumOf(list.map(({ county, share }) => share * (employees[county] ?? 0)))),
    nation: sumOf(employees),
  };
}

/** What is to be expected of a count below three whose mean would be `mean` (Poisson). */
function fewerThanThree(mean: number): number {
  return (mean + mean ** 2) / (1 + mean + mean ** 2 / 2);
}

/** Establishments of every county, drawn to those around it. */
function pooledCounts(counted: readonly (number | null)[], expected: readonly number[], places: Places): number[] {
  const { stateOf, marketOf } = places;
  const told = (values: readonly (number | null)[]) =>
    values.map((one, place) => (counted[place] === null ? 0 : (one ?? 0)));
  const [counts, exposures] = [told(counted), told(expected)];
  const states = pooledRates(
    added(counts, stateOf, places.states),
    added(exposures, stateOf, places.states),
    Array.from({ length: places.states }, () => 1),
  );
  const likeStates = counts.map((_, place) => (expected[place] ?? 0) * (states[stateOf[place] ?? -1] ?? 1));
  const size = places.markets.length;
  const [inMarket, exposed] = [added(counts, marketOf, size), added(exposures, marketOf, size)];
  const everything = added(expected, marketOf, size);
  const parents = added(likeStates, marketOf, size).map((sum, at) =>
    (everything[at] ?? 0) > 0 ? sum / everything[at]! : 1,
  );
  const marketRates = pooledRates(inMarket, exposed, parents);
  const around = counts.map((_, place) => marketRates[marketOf[place] ?? -1] ?? states[stateOf[place] ?? -1] ?? 1);
  const rates = pooledRates(counts, exposures, around);
  return rates.map((rate, place) => rate * (expected[place] ?? 0));
}

/** Employees an establishment by county: its own, drawn to its market's, and that to the nation's. */
function establishmentSizes(
  stated: readonly (number | null)[],
  employed: readonly (number | null)[],
  places: Places,
): number[] {
  const both = stated.map((one, place) => (one !== null && (employed[place] ?? null) !== null ? one : 0));
  const staff = employed.map((one, place) => ((both[place] ?? 0) > 0 ? (one ?? 0) : 0));
  const nation = sumOf(both) > 0 ? sumOf(staff) / sumOf(both) : 1;
  const drawn = (employees: number, establishments: number, usual: number) =>
    (employees + USUAL_ESTABLISHMENTS * usual) / (establishments + USUAL_ESTABLISHMENTS);
  const size = places.markets.length;
  const [marketStaff, marketBoth] = [added(staff, places.marketOf, size), added(both, places.marketOf, size)];
  const usual = marketStaff.map((sum, at) => drawn(sum, marketBoth[at] ?? 0, nation));
  return both.map((count, place) => drawn(staff[place] ?? 0, count, usual[places.marketOf[place] ?? -1] ?? nation));
}

/** Sums by group; those of group -1 are left out. */
function added(values: readonly number[], groupOf: readonly number[], groups: number): number[] {
  const sums = Array.from({ length: groups }, () => 0);
  values.forEach((value, place) => {
    const group = groupOf[place] ?? -1;
    if (group >= 0) sums[group] = (sums[group] ?? 0) + value;
  });
  return sums;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
