import {
  byVertical,
  type Matrix,
  marketMatrix,
  matrixSums,
  nationDollars,
  type RunFigures,
  statedDollars,
  subVerticalMatrix,
} from "./runFigures.ts";

export const CHECKS = ["markets", "subVerticals", "verticals", "stated"] as const;

export interface Check {
  readonly check: (typeof CHECKS)[number];
  /** How many sums were compared: each medium in each year, or each year. */
  readonly compared: number;
  /** Sums that differ, with dollars; empty where everything ties. */
  readonly differences: readonly { readonly medium: string | null; readonly year: number; readonly dollars: number }[];
}

/** Whether all sums of a run tie: markets to the nation, sub-verticals and verticals to the total, and what was stated to what came of it. */
export function reconcile(figures: RunFigures): Check[] {
  const perYear = figures.years.map((year) => {
    const subVerticals = subVerticalMatrix(figures, year, "all");
    return {
      year,
      totals: figures.media.map((medium) => nationDollars(figures, medium, year, "all")),
      stated: figures.media.map((medium) => statedDollars(figures, medium, year)),
      markets: columnsOf(marketMatrix(figures, year, "all")),
      subVerticals: columnsOf(subVerticals),
      verticals: columnsOf(byVertical(subVerticals)),
    };
  });
  return CHECKS.map((check) => ({
    check,
    compared: figures.years.length * figures.media.length,
    differences: perYear.flatMap((year) =>
      figures.media.flatMap((medium, place) => {
        const dollars = year[check][place]! - year.totals[place]!;
        return dollars === 0 ? [] : [{ medium, year: year.year, dollars }];
      }),
    ),
  }));
}

function columnsOf(matrix: Matrix): readonly number[] {
  return matrixSums(matrix).columns;
}
