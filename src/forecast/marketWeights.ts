import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import type { ForecastInput, MarketDrivers } from "./input.ts";
import { driverShares, driversOf } from "./mediumDrivers.ts";

/** The year in which a medium's size effect is as listed. */
export const DIFFUSION_YEAR = 2025;

/** A market of this part of the nation neither gains nor loses by its size; about the fifteenth largest of 210. */
export const LEVEL_SHARE = 0.015;

/** What each market gets of a medium's national total, before rounding: relative figures in the order of the markets. */
export interface MarketWeights {
  core(medium: string, year: number): Float64Array;
  /** Core weights times the market's political index. */
  political(medium: string, year: number): Float64Array;
}

/** The weights of a set of markets; shares of the nation are reckoned once, see `docs/forecast-method.md`. */
export function marketWeights(markets: readonly MarketDrivers[], stated?: ForecastInput["drivers"]): MarketWeights {
  const shares = driverShares(markets);
  const core = (medium: string, year: number): Float64Array => {
    const { blend, size, diffusion } = driversOf(medium, stated);
    const elasticity = size + diffusion * (year - DIFFUSION_YEAR);
    return Float64Array.from(shares.population, (population, place) => {
      if (population === 0) return 0;
      const blended = COUNTY_DRIVERS.reduce(
        (product, driver) => product * (shares[driver][place] ?? 0) ** (blend[driver] ?? 0),
        1,
      );
      return blended * (population / LEVEL_SHARE) ** elasticity;
    });
  };
  const political = (medium: string, year: number): Float64Array =>
    core(medium, year).map((weight, place) => weight * (markets[place]?.politicalIndex ?? 1));
  return { core, political };
}
