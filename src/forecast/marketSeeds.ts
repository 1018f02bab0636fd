import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import { driverShares } from "./mediumDrivers.ts";
import type { MarketDrivers } from "./input.ts";
import { type Tilt, tiltOf } from "./verticalTilts.ts";

/** No market is more than four times as strong, or as weak, in a sub-vertical as its drivers' average. */
export const STRONGEST = 4;
const MOST = Math.log(STRONGEST);

/** What strengths rest on: a market's ratios against the nation a head, and its people against the average market's. 1, average, where not known. */
export function strengthRatios(
  shares: ReturnType<typeof driverShares>,
  place: number,
  markets: number,
): Readonly<Record<keyof Tilt, number>> {
  const people = shares.population[place] ?? 0;
  const perPerson = (driver: CountyDriver) => ratio(shares[driver][place] ?? 0, people);
  return {
    income: perPerson("income"),
    retail: perPerson("retailSales"),
    business: perPerson("establishments"),
    size: ratio(people, 1 / markets),
  };
}

/**
 * The pattern that balancing keeps: how strong each sub-vertical is in each market, 1 being average. Flat, market by market.
 *
 * Above zero everywhere, so that any margins over it can be met.
 */
export function marketSeeds(markets: readonly MarketDrivers[], subVerticals: readonly string[]): Float64Array {
  const shares = driverShares(markets);
  const tilts = subVerticals.map((subVertical) => tiltOf(subVertical, verticalOf(subVertical)));
  const seeds = new Float64Array(markets.length * subVerticals.length);
  markets.forEach((_, place) => {
    const ratios = strengthRatios(shares, place, markets.length);
    const [income, retail] = [Math.log(ratios.income), Math.log(ratios.retail)];
    const [business, size] = [Math.log(ratios.business), Math.log(ratios.size)];
    tilts.forEach((tilt, column) => {
      const strength = tilt.income * income + tilt.retail * retail + tilt.business * business + tilt.size * size;
      seeds[place * tilts.length + column] = Math.exp(Math.max(-MOST, Math.min(MOST, strength)));
    });
  });
  return seeds;
}

function ratio(value: number, base: number): number {
  return value > 0 && base > 0 ? value / base : 1;
}
