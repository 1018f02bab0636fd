import type { MarketCourse } from "#domain/forecast/cellCourse.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import type { Estimate } from "../estimate.ts";
import type { ForecastInput, MarketDrivers } from "../input.ts";
import { DIFFUSION_YEAR, LEVEL_SHARE, marketWeights } from "../marketWeights.ts";
import { driverShares, driversOf } from "../mediumDrivers.ts";
import { steered } from "../steering/steered.ts";

/** What a market gets of a national total, with every factor of its weight; `row` is its place among the markets. */
export function marketCourse(input: ForecastInput, estimate: Estimate, row: number): MarketCourse {
  const { medium, year, part, dollars } = estimate;
  const shares = driverShares(input.markets);
  const { blend, size, diffusion } = driversOf(medium, input.drivers);
  const sizeExponent = size + diffusion * (year - DIFFUSION_YEAR);
  const people = shares.population[row] ?? 0;
  const usual = marketWeights(input.markets, input.drivers)[part.name](medium, year);
  const weights = steered(input, part, medium, year, {
    markets: usual,
    subVerticals: estimate.verticalMargins,
  }).markets;
  const weight = weights[row] ?? 0;
  const given = estimate.marketMargins[row] ?? 0;
  return {
    share: dollars > 0 ? given / dollars : 0,
    dollars: given,
    drivers: COUNTY_DRIVERS.flatMap((driver) => {
      const exponent = blend[driver] ?? 0;
      if (exponent === 0) return [];
      // A driver that nobody knows of the market is stood in for by people.
      const read = (input.markets[row]?.[driver] ?? 0) > 0 ? driver : "population";
      return [
        {
          driver,
          value: input.markets[row]?.[read] ?? 0,
          nation: sumOf(input.markets, read),
          share: shares[driver][row] ?? 0,
          weight: exponent,
        },
      ];
    }),
    people,
    levelShare: LEVEL_SHARE,
    sizeExponent,
    size: people > 0 ? (people / LEVEL_SHARE) ** sizeExponent : 0,
    political: part.name === "political" ? (input.markets[row]?.politicalIndex ?? 1) : 1,
    observed: (usual[row] ?? 0) > 0 ? weight / usual[row]! : 1,
    weight,
    weights: weights.reduce((sum, one) => sum + one, 0),
    markets: input.markets.length,
  };
}

function sumOf(markets: readonly MarketDrivers[], driver: (typeof COUNTY_DRIVERS)[number]): number {
  return markets.reduce((sum, market) => sum + market[driver], 0);
}
