import { apportion } from "#domain/apportion.ts";
import { type Estimate, estimate } from "./estimate.ts";
import type { ForecastInput } from "./input.ts";
import { marketSeeds } from "./marketSeeds.ts";
import { marketWeights } from "./marketWeights.ts";
import type { MediumTotals } from "./nationalTotals.ts";
import { spendParts } from "./spendPart.ts";
import { verticalMargins } from "./verticalMargins.ts";

/** The tables of a year before evidence, core ones first, medium by medium; what does not depend on the year is reckoned once. */
export function yearEstimator(
  input: ForecastInput,
  totals: readonly MediumTotals[],
): (year: number, yearPlace: number) => Estimate[] {
  const markets = input.markets.map(({ market }) => market);
  const weights = marketWeights(input.markets);
  const parts = spendParts(input.subVerticals).map((part) => ({
    part,
    seeds: marketSeeds(input.markets, part.subVerticals),
    marginsOf: verticalMargins(input, part),
  }));
  return (year, yearPlace) =>
    parts.flatMap(({ part, seeds, marginsOf }) =>
      input.media.flatMap((medium, mediumPlace) => {
        const dollars = totals[mediumPlace]?.[part.name][yearPlace] ?? 0;
        const basis = totals[mediumPlace]?.provenance[yearPlace]?.basis ?? "modelled";
        const margins = marginsOf(medium, year, dollars);
        if (margins.length === 0) return [];
        const marketMargins = Float64Array.from(apportion(dollars, weights[part.name](medium, year)));
        return estimate(
          { medium, mediumPlace, year, part, basis, dollars, marketMargins, verticalMargins: margins },
          seeds,
          markets,
        );
      }),
    );
}
