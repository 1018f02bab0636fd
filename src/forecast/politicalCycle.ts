import type { ElectionPhase } from "#domain/forecast/raceFigures.ts";
import { interpolate, type Series } from "./dampedTrend.ts";

/** The place of a year in the four-year cycle of American elections. */
export function electionPhase(year: number): ElectionPhase {
  if (year % 2 !== 0) return "odd";
  return year % 4 === 0 ? "presidential" : "midTerm";
}

/** Spend of a phase against a presidential year's, from the published 11.7 (2024), 9.0 (2026) and 0.8 billion (2025). */
const LEVEL: Readonly<Record<ElectionPhase, number>> = { presidential: 1, midTerm: 0.77, odd: 0.07 };

/** Growth a year from one year of a phase to the next; 2028 then comes to 12.5 billion. Published totals grew by 0.3 to 5 %. */
export const USUAL_CYCLE_GROWTH = 1.017;

/**
 * Political dollars of a year that is not given. A year of the same phase decides, since phases differ tenfold: between two of
 * them at constant growth, beyond the last one at a steady growth a year, 1.7 % unless another is known. Where no year of the phase is given, the nearest of
 * another phase is scaled by the usual level. Zero where nothing is given.
 */
export function politicalOf(given: Series, year: number, yearlyGrowth = USUAL_CYCLE_GROWTH): number {
  const leaning = politicalLeaning(given, year);
  if (leaning === null) return 0;
  const { from, to, level } = leaning;
  if (to !== null) return interpolate(given, from, to, year);
  return (given.get(from) ?? 0) * level * yearlyGrowth ** (year - from);
}

/** The given years that a year's political dollars lean on: two of its phase around it, or one and its level against that. */
export function politicalLeaning(
  given: Series,
  year: number,
): { readonly from: number; readonly to: number | null; readonly level: number } | null {
  const phase = electionPhase(year);
  const same = [...given.keys()].filter((known) => electionPhase(known) === phase).sort((a, b) => a - b);
  const before = same.findLast((known) => known < year);
  const after = same.find((known) => known > year);
  if (before !== undefined && after !== undefined) return { from: before, to: after, level: 1 };
  const from = before ?? after ?? nearestYear([...given.keys()], year);
  return from === null ? null : { from, to: null, level: LEVEL[phase] / LEVEL[electionPhase(from)] };
}

/** The nearest of the given years, the earlier of two. */
function nearestYear(known: readonly number[], year: number): number | null {
  const sorted = known.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || a - b);
  return sorted[0] ?? null;
}
