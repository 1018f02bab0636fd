import type { Basis } from "#domain/revisions/revision.ts";
import { balance } from "./balance.ts";
import type { SpendPart } from "./spendPart.ts";

/** One table before evidence and rounding: markets × sub-verticals of one part of a medium in one year. */
export interface Estimate {
  readonly medium: string;
  readonly mediumPlace: number;
  readonly year: number;
  readonly part: SpendPart;
  /** Of the national total: a modelled one gives way to evidence. */
  readonly basis: Basis;
  /** Whole dollars; both sets of margins add up to it. */
  readonly dollars: number;
  readonly marketMargins: Float64Array;
  readonly verticalMargins: Float64Array;
  /** The pattern that was balanced, flat, market by market; all years of a medium share it. */
  readonly seeds: Float64Array;
  /** Flat, market by market; dollars and parts of dollars. */
  readonly table: Float64Array;
  /** By sub-vertical, what balancing multiplied its seeds by, beside each market's own factor. */
  readonly columnFactors: Float64Array;
  readonly iterations: number;
  readonly worstError: number;
}

/** Tight enough that the largest margin, ten billion, is off by less than a dollar before rounding. */
const TOLERANCE = 1e-10;

/** Balances seeds to the margins. Throws a `ForecastError` that names the medium, year and lines that contradict each other. */
export function estimate(
  known: Omit<Estimate, "table" | "columnFactors" | "iterations" | "worstError">,
  markets: readonly string[],
): Estimate {
  const { table, columnFactors, iterations, worstError } = balance(
    {
      rows: markets.length,
      columns: known.part.subVerticals.length,
      seeds: known.seeds,
      rowMargins: known.marketMargins,
      columnMargins: known.verticalMargins,
      rowNames: markets,
      columnNames: known.part.subVerticals,
      rowCells: (row) => ({ market: markets[row], medium: known.medium, part: known.part.name }),
      columnCells: (column) => ({ subVertical: known.part.subVerticals[column] }),
    },
    { tolerance: TOLERANCE },
  );
  return { ...known, table, columnFactors, iterations, worstError };
}
