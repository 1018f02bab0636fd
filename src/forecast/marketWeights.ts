import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { placeRatios } from "./demand/placeRatios.ts";
import type { ForecastInput, MarketDrivers } from "./input.ts";
import { driverShares, driversOf } from "./mediumDrivers.ts";

/** The year in which a medium's size effect is as listed. */
export const DIFFUSION_YEAR = 2025;

/** A market of this part of the nation neither gains nor loses by its size; about the fifteenth largest of 210. */
export const LEVEL_SHARE = 0.015;

/** What each market gets of a medium's national total, before rounding: relative figures in the order of the markets. */
export interface MarketWeights {
  core(medium: string, year: number): Float64Array;
  /** Core weights times the market's political index; people times it in years whose races are known. */
  political(medium: string, year: number): Float64Array;
}

/** The weights of a set of markets; shares of the nation are reckoned once a year, see `docs/forecast-method.md`. */
export function marketWeights(markets: readonly MarketDrivers[], stated?: ForecastInput["drivers"]): MarketWeights {
  const sharesOf = new Map<number, ReturnType<typeof driverShares>>();
  const sharesIn = (year: number) => {
    const known = sharesOf.get(year) ?? driverShares(markets, year);
    sharesOf.set(year, known);
    return known;
  };
  const places = placeRatios(markets);
  const core = (medium: string, year: number): Float64Array => {
    const { blend, size, diffusion, reach = {} } = driversOf(medium, stated);
    const shares = sharesIn(year);
    const elasticity = size + diffusion * (year - DIFFUSION_YEAR);
    const reached = PLACE_FIGURES.filter((figure) => (reach[figure] ?? 0) !== 0);
    return Float64Array.from(shares.population, (population, place) => {
      if (population === 0) return 0;
      const blended = COUNTY_DRIVERS.reduce(
        (product, driver) => product * (shares[driver][place] ?? 0) ** (blend[driver] ?? 0),
        1,
      );
      const strong = reached.reduce(
        (product, figure) => product * (places[figure][place] ?? 1) ** (reach[figure] ?? 0),
        1,
      );
      return blended * strong * (population / LEVEL_SHARE) ** elasticity;
    });
  };
  const political = (medium: string, year: number): Float64Array => {
    // Where races are known, a state's money lies where its voters live, in every medium.
    const base = areRacesKnown(markets, year) ? Float64Array.from(sharesIn(year).population) : core(medium, year);
    return base.map((weight, place) => weight * politicalIndex(markets[place], year));
  };
  return { core, political };
}

/** Whether the political money of a year follows its races. */
export function areRacesKnown(markets: readonly MarketDrivers[], year: number): boolean {
  return markets.some(({ politics }) => politics?.[year] !== undefined);
}

/** Political spend a head against the nation's: by the races of the year where they are known. */
export function politicalIndex(market: MarketDrivers | undefined, year: number): number {
  return market?.politics?.[year] ?? market?.politicalIndex ?? 1;
}
