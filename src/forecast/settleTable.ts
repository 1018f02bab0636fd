import { apportion } from "#domain/figures/apportion.ts";
import { sumKnown } from "#domain/figures/amount.ts";
import { fitMargins } from "./balance.ts";
import { controlledRounding, roundTowards } from "./controlledRounding.ts";
import type { Estimate } from "./estimate.ts";
import { evidenceAboveTotal } from "./evidenceAboveTotal.ts";
import type { TableReport } from "./input.ts";
import { lineSums } from "./lineSums.ts";
import { largestAdjustment } from "./marginAdjustment.ts";

export interface DeferredTable {
  /** Whole dollars, flat, market by market; they add up to the national total. */
  readonly table: Float64Array;
  readonly report: TableReport;
}

/** A margin's free cells together may become half or twice what the model expects of them, so that one line cannot empty a market. */
const LEAST = 0.5;
const MOST = 2;

/** Free cells are fitted this closely; what is left, a few dollars, rounding mends. */
const TOLERANCE = 1e-9;

/** The estimate in whole dollars; with locks, the locked cells exactly as they are and the rest balanced around them. */
export function settleTable(estimate: Estimate, locks: Float64Array | null, markets: readonly string[]): DeferredTable {
  if (locks !== null) return settleAround(estimate, locks, markets);
  const { marketMargins, verticalMargins } = estimate;
  return { table: controlledRounding(estimate.table, marketMargins, verticalMargins), report: reportOf(estimate) };
}

/** The rest of a table balanced around its locked cells. */
interface FittedAround {
  /** Dollars of the locked cells, 0 in free ones. */
  readonly fixed: Float64Array;
  /** The free cells, 0 in locked ones; dollars and parts of dollars. */
  readonly fitted: Float64Array;
  readonly total: number;
  readonly rowMargins: Float64Array;
  readonly columnMargins: Float64Array;
  readonly iterations: number;
  readonly worstError: number;
}

/** What rounding begins with; without locks the estimate itself. */
export function exactTable(estimate: Estimate, locks: Float64Array | null): Float64Array {
  if (locks === null) return estimate.table;
  const { fixed, fitted } = fitAround(estimate, locks);
  return fitted.map((dollars, cell) => dollars + (fixed[cell] ?? 0));
}

function fitAround(estimate: Estimate, locks: Float64Array): FittedAround {
  const columns = estimate.verticalMargins.length;
  const seeds = estimate.table.map((value, cell) => (Number.isNaN(locks[cell]) ? value : 0));
  const fixed = locks.map((dollars) => dollars || 0); // NaN, a free cell, adds nothing
  const locked = lineSums(fixed, columns);
  const free = lineSums(seeds, columns);
  const total = totalAround(estimate, sumKnown(locked.rows), sumKnown(free.rows));
  const left = total - sumKnown(locked.rows);
  // Where the total gave way, what is left is what the model expects of the free cells, so each of them keeps its own.
  const gaveWay = total !== estimate.dollars;
  const marginsOf = (margins: Float64Array, line: keyof typeof free) =>
    gaveWay ? Float64Array.from(apportion(left, free[line])) : whatIsLeft(margins, locked[line], free[line], left);
  const rowMargins = marginsOf(estimate.marketMargins, "rows");
  const columnMargins = marginsOf(estimate.verticalMargins, "columns");
  const { table: fitted, ...fit } = fitMargins(
    { rows: estimate.marketMargins.length, columns, seeds, rowMargins, columnMargins },
    { tolerance: TOLERANCE, maxIterations: 300 },
  );
  const { iterations, worstError } = fit;
  return { fixed, fitted, total, rowMargins, columnMargins, iterations, worstError };
}

function settleAround(estimate: Estimate, locks: Float64Array, markets: readonly string[]): DeferredTable {
  const { fixed, fitted, total, rowMargins, columnMargins, ...fit } = fitAround(estimate, locks);
  // Locks leave zeros; where these contradict the margins, the markets' hold and the sub-verticals' come as near as they can.
  const { whole } = roundTowards(fitted, rowMargins, columnMargins);
  const table = whole.map((dollars, cell) => dollars + (fixed[cell] ?? 0));
  const given = lineSums(table, estimate.verticalMargins.length);
  return {
    table,
    report: {
      ...reportOf(estimate),
      dollars: total,
      iterations: estimate.iterations + fit.iterations,
      worstError: fit.worstError,
      lockedCells: locks.reduce((count, dollars) => count + (Number.isNaN(dollars) ? 0 : 1), 0),
      lockedDollars: sumKnown(fixed),
      ...largestAdjustment(estimate, given, markets),
    },
  };
}

/**
 * The national total around what is locked. A modelled one gives way: it leaves room for all that the model expects in the
 * free cells, rounded down, since a dollar of rounding is no reason to move it; without free cells it is what is locked.
 * Others stay, and evidence above them is refused.
 */
function totalAround(estimate: Estimate, locked: number, free: number): number {
  const { basis, dollars } = estimate;
  if (basis === "modelled") return free === 0 ? locked : Math.max(dollars, locked + Math.floor(free));
  if (locked > dollars) throw evidenceAboveTotal([estimate], locked - dollars);
  return dollars;
}

/**
 * Margins of the free cells: the model's less what is locked, within bounds around what the model expects of these cells;
 * then all give way in proportion, so that they add up to `left`.
 */
function whatIsLeft(margins: Float64Array, locked: Float64Array, free: Float64Array, left: number): Float64Array {
  const wanted = margins.map((margin, line) => {
    const expected = free[line] ?? 0;
    return Math.max(LEAST * expected, Math.min(MOST * expected, margin - (locked[line] ?? 0)));
  });
  return Float64Array.from(apportion(left, wanted));
}

function reportOf({ medium, year, part, dollars, iterations, worstError }: Estimate): TableReport {
  return {
    medium,
    year,
    part: part.name,
    dollars,
    iterations,
    worstError,
    lockedCells: 0,
    lockedDollars: 0,
    adjustedMargins: 0,
    largestAdjustment: null,
  };
}
