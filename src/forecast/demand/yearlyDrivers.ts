import { COUNTY_DRIVERS, type CountyDriver } from "#domain/markets/countyDriver.ts";
import { fillSeries, type Trend } from "../dampedTrend.ts";
import type { MarketDrivers } from "../input.ts";

/** A county in one year; null where the file does not say. Income is all incomes together, dollars of the year. */
export type CountyYearDrivers = Readonly<Record<CountyDriver, number | null>>;

/** The counties of a market, each with the part of it that lies there. */
export type MarketMembers = readonly { readonly fips: string; readonly share: number }[];

/** People move for the same reasons year after year: what places gain on each other fades slowly. */
const LOCAL: Trend = { damping: 0.93, window: 5 };
/** A year counts of a driver where the file tells it of counties with nine in ten of all people. */
const ENOUGH = 0.9;

/**
 * The drivers of every market in every year. What a file of counties by year tells is taken as it is; a market's part of the nation lies evenly between two
 * years that are told, and goes on beyond the last one at the fading growth of the last five years, so that a file that ends early holds less and less.
 * Null for markets or drivers of which no year is told; the market's figures without a year stand then.
 */
export function yearlyDrivers(
  markets: readonly { readonly drivers: MarketDrivers; readonly members: MarketMembers }[],
  history: ReadonlyMap<string, ReadonlyMap<number, CountyYearDrivers>>,
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

/** By market and year; null where no year of the driver is told. */
function driverByYear(
  driver: CountyDriver,
  markets: readonly { readonly drivers: MarketDrivers; readonly members: MarketMembers }[],
  history: ReadonlyMap<string, ReadonlyMap<number, CountyYearDrivers>>,
  told: readonly number[],
  years: readonly number[],
): number[][] | null {
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
  const totals = fillSeries(nation, years);
  if (!totals) return null;
  return shares.map((share, place) => {
    const filled = fillSeries(share, years, LOCAL);
    const still = (markets[place]?.drivers[driver] ?? 0) / sumOf(markets, driver);
    return totals.map(({ value }, at) => value * (filled?.[at]?.value ?? still));
  });
}

/** Null where the file does not tell it of every county. */
function marketSum(
  members: MarketMembers,
  driver: CountyDriver,
  year: number,
  history: ReadonlyMap<string, ReadonlyMap<number, CountyYearDrivers>>,
): number | null {
  let sum = 0;
  for (const { fips, share } of members) {
    const value = history.get(fips)?.get(year)?.[driver] ?? null;
    if (value === null) return null;
    sum += value * share;
  }
  return sum;
}

function sumOf(markets: readonly { readonly drivers: MarketDrivers }[], driver: CountyDriver): number {
  return markets.reduce((sum, { drivers }) => sum + drivers[driver], 0) || 1;
}
