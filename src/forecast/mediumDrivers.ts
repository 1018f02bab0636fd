import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";
import type { MediumId } from "#domain/taxonomy/media.ts";
import { ofMedium } from "#domain/taxonomy/mediumById.ts";
import type { ForecastInput, MarketDrivers } from "./input.ts";

const row = (
  size: number,
  diffusion: number,
  blend: MediumDrivers["blend"],
  reach: MediumDrivers["reach"] = {},
): MediumDrivers => ({ blend, size, diffusion, reach });

/**
 * Our assumptions, in the open; none of it is published. Reach: older people watch and read on paper, homes need broadband to stream, and where people ride
 * and walk, posters gain what car radios lose.
 */
const BY_MEDIUM: Readonly<Record<MediumId, MediumDrivers>> = {
  tvOta: row(0.08, 0, { households: 0.5, income: 0.3, retailSales: 0.2 }, { older: 0.25 }),
  radioOta: row(0.13, 0, { population: 0.2, income: 0.5, retailSales: 0.3 }, { density: -0.31, hispanic: 0.07 }),
  cable: row(0.07, 0, { households: 0.5, income: 0.4, establishments: 0.1 }, { older: 0.3 }),
  newspaperPrint: row(0.0, 0.002, { households: 0.4, income: 0.4, establishments: 0.2 }, { older: 0.6 }),
  magazinePrint: row(0.14, 0, { income: 0.7, establishments: 0.3 }),
  directories: row(-0.06, -0.002, { households: 0.4, establishments: 0.6 }),
  ooh: row(0.08, 0, { population: 0.4, retailSales: 0.3, establishments: 0.3 }, { density: 0.06 }),
  directMail: row(0.03, 0, { households: 0.6, income: 0.4 }, { older: 0.25 }),
  tvDigital: row(0.09, -0.003, { households: 0.5, income: 0.5 }),
  radioDigital: row(0.1, -0.003, { population: 0.5, income: 0.5 }),
  ctvOtt: row(0.11, -0.006, { households: 0.4, income: 0.6 }, { broadband: 0.9, older: -0.2 }),
  newspaperDigital: row(0.09, -0.002, { households: 0.4, income: 0.6 }),
  magazineDigital: row(0.15, -0.002, { income: 0.8, establishments: 0.2 }),
  mobile: row(0.07, -0.003, { population: 0.5, income: 0.3, retailSales: 0.2 }, { broadband: 0.5, older: -0.15 }),
  pcLaptop: row(0.06, -0.001, { income: 0.4, establishments: 0.6 }),
  email: row(0.05, -0.001, { income: 0.4, retailSales: 0.2, establishments: 0.4 }),
};

/** A medium that only a revision knows. */
const USUAL: MediumDrivers = row(0.06, 0, { population: 0.5, income: 0.5 });

/** What a medium follows: as stated for this run, else as listed here. */
export function driversOf(medium: string, stated: ForecastInput["drivers"] = {}): MediumDrivers {
  return stated[medium] ?? ofMedium(BY_MEDIUM, medium) ?? USUAL;
}

/** A market's parts of the nation, by driver, in one year where they are known by year; the part of the population stands in for what is not known. */
export function driverShares(markets: readonly MarketDrivers[], year?: number): Record<CountyDriver, number[]> {
  const figures = markets.map((market) => driversIn(market, year));
  const population = sharesOf(figures.map((market) => market.population));
  const known = (driver: CountyDriver) =>
    sharesOf(figures.map((market) => market[driver])).map((share, place) =>
      share > 0 ? share : (population[place] ?? 0),
    );
  return {
    population,
    households: known("households"),
    income: known("income"),
    retailSales: known("retailSales"),
    establishments: known("establishments"),
  };
}

/** A market's drivers in a year; those of the file of counties where no other file tells of the year. */
export function driversIn(market: MarketDrivers, year?: number): Readonly<Record<CountyDriver, number>> {
  return (year === undefined ? undefined : market.yearly?.[year]) ?? market;
}

function sharesOf(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 0));
}
