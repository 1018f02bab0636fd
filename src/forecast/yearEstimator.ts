import { apportion } from "#domain/figures/apportion.ts";
import { type EarlierTables, sameFigures } from "./earlierTables.ts";
import { type Estimate, estimate } from "./estimate.ts";
import type { ForecastInput } from "./input.ts";
import { marketSeeds } from "./marketSeeds.ts";
import { marketWeights } from "./marketWeights.ts";
import type { MediumTotals } from "./nationalTotals.ts";
import { spendParts } from "./spendPart.ts";
import { steered } from "./steering/steered.ts";
import { verticalMargins as marginsFrom } from "./verticalMargins.ts";

/**
 * The tables of a year before evidence, core ones first, medium by medium; what does not depend on the year is reckoned once.
 * Those of an earlier run whose margins are the same are taken over.
 */
export function yearEstimator(
  input: ForecastInput,
  totals: readonly MediumTotals[],
  earlier: EarlierTables | null = null,
): (year: number, yearPlace: number) => Estimate[] {
  const markets = input.markets.map(({ market }) => market);
  const weights = marketWeights(input.markets, input.drivers);
  const parts = spendParts(input.subVerticals).map((part) => ({
    part,
    seeds: marketSeeds(input.markets, part.subVerticals),
    marginsOf: marginsFrom(input, part),
  }));
  return (year, yearPlace) =>
    parts.flatMap(({ part, seeds, marginsOf }) =>
      input.media.flatMap((medium, mediumPlace) => {
        const before = earlier?.table(medium, year, part.name)?.estimate;
        if (earlier?.isSettled(medium)) return before ?? [];
        const dollars = totals[mediumPlace]?.[part.name][yearPlace] ?? 0;
        const basis = totals[mediumPlace]?.provenance[yearPlace]?.basis ?? "modelled";
        const margins = marginsOf(medium, year, dollars);
        if (margins.length === 0) return [];
        const usual = { markets: weights[part.name](medium, year), subVerticals: margins };
        const shares = steered(input, part, medium, year, usual);
        const marketMargins = Float64Array.from(apportion(dollars, shares.markets));
        const verticalMargins = shares === usual ? margins : Float64Array.from(apportion(dollars, shares.subVerticals));
        const known = { medium, mediumPlace, year, part, basis, dollars, marketMargins, verticalMargins };
        return before && sameMargins(before, known) ? before : estimate(known, seeds, markets);
      }),
    );
}

type Known = Pick<Estimate, "basis" | "dollars" | "marketMargins" | "verticalMargins">;

function sameMargins(one: Known, other: Known): boolean {
  return (
    one.basis === other.basis &&
    one.dollars === other.dollars &&
    sameFigures(one.marketMargins, other.marketMargins) &&
    sameFigures(one.verticalMargins, other.verticalMargins)
  );
}
