import { SUGGESTED_RELIABILITY } from "#domain/adIntel/suggestedReliability.ts";
import { ofMedium } from "#domain/taxonomy/mediumById.ts";
import type { ObservedEvidence } from "#forecast/steering/observedSpend.ts";
import { nationDollars, type RunFigures } from "./runFigures.ts";

/** What an outside service observed of one medium in its latest year, beside ours. */
export interface ObservedMedium {
  readonly medium: string;
  readonly year: number;
  /** Whole dollars, without political ones. */
  readonly observed: number;
  /** Whole dollars of core spend; 0 where the year is none of ours. */
  readonly estimate: number;
  readonly marketsCovered: number;
  /** 0–1, what we would believe it for; 0 where we know of no reason to. */
  readonly suggested: number;
}

/** Every medium that anything was observed of, in the order of the figures. */
export function observedMedia({ spend }: Pick<ObservedEvidence, "spend">, figures: RunFigures): ObservedMedium[] {
  return figures.media.flatMap((medium) => {
    const latest = spend
      .filter((one) => one.medium === medium)
      .reduce<(typeof spend)[number] | null>((last, one) => (last && last.year >= one.year ? last : one), null);
    if (!latest) return [];
    const { year, byMarket } = latest;
    return {
      medium,
      year,
      observed: [...byMarket.values()].reduce((sum, { dollars }) => sum + dollars, 0),
      estimate: nationDollars(figures, medium, year, "core"),
      marketsCovered: byMarket.size,
      suggested: ofMedium(SUGGESTED_RELIABILITY, medium) ?? 0,
    };
  });
}
