import { COUNTY_DRIVERS, type CountyDriver } from "#domain/markets/countyDriver.ts";
import { fillSeries, type Series, type Trend } from "../dampedTrend.ts";
import type { MarketDrivers } from "../input.ts";

/** A county in one year; null where the file does not say. Income is all incomes together, dollars of the year. */
export type CountyYearDrivers = Readonly<Record<CountyDriver, number | null>>;

/** The counties of a market, each with the part of it that lies there. */
export type MarketMembers = readonly { readonly fips: string; readonly share: number }[];

interface YearlyMarket {
  readonly drivers: MarketDrivers;
  readonly members: MarketMembers;
}

type History = ReadonlyMap<string, ReadonlyMap<number, CountyYearDrivers>>;

/**
 * What places gain on each other in people lasts: over five years 0.87 of it went on in the five years after (median of four spans from 2004 to 2022 over TV markets,
 * Bureau of Economic Analysis), 0.95 a year. What they gain a head does not: 0.2 of it went on, with either sign.
 */
const PEOPLE: Trend = { damping: 0.95, window: 5 };
const A_HEAD: Trend = { damping: 0.5, window: 5 };
/** A year counts of a driver where the file tells it of counties with nine in ten of all people. */
const ENOUGH = 0.9;

/**
 * The drivers of every market in every year. What a file of counties by year tells is taken as it is; a market's part of the nation lies evenly between two
 * years that are told, and goes on beyond the last one at the fading growth of the last five years: people slowly, what they have a head soon. A file that ends early so tells less and less.
 * A driver of which no year is told moves with people. Null where not even those are told; the market's figures without a year stand then.
 */
export function yearlyDrivers(
  markets: readonly YearlyMarket[],
  history: History,
  years: readonly number[],
): (MarketDrivers["yearly"] | null)[] {
  const told = toldYears(history);
  if (told.length === 0) return markets.map(() => null);
  const byDriver = COUNTY_DRIVERS.map((driver) => driverByYear(driver, markets, history, told, years));
  return markets.map(({ drivers }, place) =>
    Object.fromEntries(
      years.map((year, at) => [
        year,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a driver
        Object.fromEntries(
          COUNTY_DRIVERS.map((driver, d) => [driver, byDriver[d]?.[place]?.[at] ?? drivers[driver]]),
        ) as Record<CountyDriver, number>,
      ]),
    ),
  );
}

function toldYears(history: ReadonlyMap<string, ReadonlyMap<number, unknown>>): number[] {
  const years = new Set<number>();
  for (const county of history.values()) for (const year of county.keys()) years.add(year);
  return [...years].toSorted((a, b) => a - b);
}

/** By market and year; null where neither the driver nor people are told of any. A driver of which no year is told moves with people. */
function driverByYear(
  driver: CountyDriver,
  markets: readonly YearlyMarket[],
  history: History,
  told: readonly number[],
  years: readonly number[],
): number[][] | null {
  const people = sharesByYear("population", markets, history, told);
  const { nation, shares } = driver === "population" ? people : sharesByYear(driver, markets, history, told);
  const totals = fillSeries(nation.size > 0 ? nation : people.nation, years);
  if (!totals) return null;
  const base = { own: sumOf(markets, driver), people: sumOf(markets, "population") };
  return markets.map(({ drivers }, place) => {
    const folk = partsOf(people.shares[place], years);
    const still = drivers[driver] / base.own;
    if (nation.size === 0) {
      const ratio = drivers.population > 0 ? still / (drivers.population / base.people) : 0;
      const level = base.own / base.people;
      return totals.map(({ value }, at) => value * level * (folk ? folk[at]! * ratio : still));
    }
    const parts = driver === "population" ? folk : aHead(shares[place], people.shares[place], years);
    return totals.map(({ value }, at) => value * (parts?.[at] ?? still));
  });
}

/** What every market had of the nation in the years that the file tells of enough of them. */
function sharesByYear(
  driver: CountyDriver,
  markets: readonly YearlyMarket[],
  history: History,
  told: readonly number[],
): { readonly nation: Map<number, number>; readonly shares: readonly Map<number, number>[] } {
  const people = markets.map(({ drivers }) => drivers.population);
  const everybody = people.reduce((sum, one) => sum + one, 0);
  const nation = new Map<number, number>();
  const shares = markets.map(() => new Map<number, number>());
  for (const year of told) {
    const sums = markets.map(({ members }) => marketSum(members, driver, year, history));
    const known = sums.reduce<number>((sum, one, place) => sum + (one === null ? 0 : (people[place] ?? 0)), 0);
    if (known < ENOUGH * everybody) continue;
    const all = sums.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    nation.set(year, all);
    sums.forEach((sum, place) => {
      if (sum !== null && sum > 0) shares[place]?.set(year, sum / all);
    });
  }
  return { nation, shares };
}

function partsOf(share: Series | undefined, years: readonly number[], trend = PEOPLE): number[] | null {
  return (share && fillSeries(share, years, trend)?.map(({ value }) => value)) ?? null;
}

/** A part of the nation as its part of the people, times what it has a head against the nation: each goes on in its own way. */
function aHead(share: Series | undefined, people: Series | undefined, years: readonly number[]): number[] | null {
  if (!share) return null;
  const known = partsOf(people, [...share.keys()]);
  const folk = partsOf(people, years);
  if (!known || !folk) return partsOf(share, years, A_HEAD);
  const ratios = new Map([...share].map(([year, part], at) => [year, part / (known[at] ?? 1)]));
  const parts = partsOf(ratios, years, A_HEAD);
  return parts && folk.map((part, at) => part * (parts[at] ?? 1));
}

/** Null where the file does not tell it of every county. */
function marketSum(members: MarketMembers, driver: CountyDriver, year: number, history: History): number | null {
  let sum = 0;
  for (const { fips, share } of members) {
    const value = history.get(fips)?.get(year)?.[driver] ?? null;
    if (value === null) return null;
    sum += value * share;
  }
  return sum;
}

function sumOf(markets: readonly YearlyMarket[], driver: CountyDriver): number {
  return markets.reduce((sum, { drivers }) => sum + drivers[driver], 0) || 1;
}
