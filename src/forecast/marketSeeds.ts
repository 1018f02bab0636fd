import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import { driverShares } from "./mediumDrivers.ts";
import type { MarketDrivers } from "./input.ts";
import { tiltOf } from "./verticalTilts.ts";

/** No market is more than four times as strong, or as weak, in a sub-vertical as its drivers' average. */
const STRONGEST = Math.log(4);

/**
 * The pattern that balancing keeps: how strong each sub-vertical is in each market, 1 being average. Flat, market by market.
 *
 * Above zero everywhere, so that any margins over it can be met.
 */
export function marketSeeds(markets: readonly MarketDrivers[], subVerticals: readonly string[]): Float64Array {
  const shares = driverShares(markets);
  const tilts = subVerticals.map((subVertical) => tiltOf(subVertical, verticalOf(subVertical)));
  const perPerson = (driver: CountyDriver, place: number) =>
    ratio(shares[driver][place] ?? 0, shares.population[place] ?? 0);
  const seeds = new Float64Array(markets.length * subVerticals.length);
  markets.forEach((_, place) => {
    const income = perPerson("income", place);
    const retail = perPerson("retailSales", place);
    const business = perPerson("establishments", place);
    const size = ratio(shares.population[place] ?? 0, 1 / markets.length);
    tilts.forEach((tilt, column) => {
      const strength = tilt.income * income + tilt.retail * retail + tilt.business * business + tilt.size * size;
      seeds[place * tilts.length + column] = Math.exp(Math.max(-STRONGEST, Math.min(STRONGEST, strength)));
    });
  });
  return seeds;
}

/** The logarithm of a ratio; 0, which is average, where either side is not known. */
function ratio(value: number, base: number): number {
  return value > 0 && base > 0 ? Math.log(value / base) : 0;
}
