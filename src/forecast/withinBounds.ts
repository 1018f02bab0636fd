import { apportion } from "#domain/figures/apportion.ts";
import { lineSums } from "./lineSums.ts";
import { moveSurplus, type StuckSurplus } from "./moveSurplus.ts";

/** What a column of a table may add up to, whole dollars. */
export interface Bounds {
  readonly least: number;
  /** Infinity: as much as comes. */
  readonly most: number;
}

export interface Bounded {
  /** Whole dollars, flat; the very table given where it was within its bounds. */
  readonly table: Float64Array;
  /** Null unless some columns must hold more than they may. */
  readonly stuck: StuckSurplus | null;
}

const SWEEPS = 500;
const SETTLED = 1e-13;

/** A column that its own rows cannot fill would be scaled without end; the paths fill it. */
const LARGEST_FACTOR = 1e12;

/**
 * The whole table closest to `wanted` (flat, whole dollars) with the same row sums and column sums within bounds.
 *
 * Each column is scaled to the bound it misses and each row back to its sum, in turn, which leads to the closest table in
 * relative entropy; the dollars that rounding or zeros leave astray are moved along augmenting paths, at first where the row
 * has dollars already, then to any cell that is `usable`. A column that stays below its least has nobody left to take from.
 */
export function withinBounds(wanted: Float64Array, usable: Uint8Array, bounds: readonly Bounds[]): Bounded {
  const sums = lineSums(wanted, bounds.length);
  if (bounds.every(({ least, most }, column) => within(sums.columns[column]!, least, most))) {
    return { table: wanted, stuck: null };
  }
  const table = wholeRows(wanted, sums.rows, columnFactors(wanted, sums.rows, bounds));
  const down = (cell: number) => table[cell]!;
  const inSupport = { down, up: (cell: number) => (wanted[cell]! > 0 ? Infinity : 0) };
  const anywhere = { down, up: (cell: number) => (usable[cell] === 1 ? Infinity : 0) };
  const columnSums = () => lineSums(table, bounds.length).columns;
  const aboveMost = () => columnSums().map((sum, column) => sum - bounds[column]!.most);
  const aboveLeast = () => columnSums().map((sum, column) => sum - bounds[column]!.least);
  moveSurplus(table, aboveMost(), inSupport);
  const stuck = moveSurplus(table, aboveMost(), anywhere);
  if (stuck === null) {
    moveSurplus(table, aboveLeast(), inSupport);
    moveSurplus(table, aboveLeast(), anywhere);
  }
  return { table, stuck };
}

function within(sum: number, least: number, most: number): boolean {
  return sum >= least && sum <= most;
}

/** 1 for columns that keep to their bounds by themselves once the others do. */
function columnFactors(wanted: Float64Array, rowSums: Float64Array, bounds: readonly Bounds[]): Float64Array {
  const factors = new Float64Array(bounds.length).fill(1);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const sums = new Float64Array(bounds.length);
    rowSums.forEach((rowSum, row) => {
      const offset = row * bounds.length;
      let sum = 0;
      for (let column = 0; column < bounds.length; column++) sum += wanted[offset + column]! * factors[column]!;
      if (sum === 0) return;
      for (let column = 0; column < bounds.length; column++) sums[column]! += (wanted[offset + column]! * rowSum) / sum;
    });
    let moved = 0;
    bounds.forEach(({ least, most }, column) => {
      const sum = sums[column]!;
      const factor = sum > 0 ? Math.min(Math.max(1, least / sum), most / sum, LARGEST_FACTOR) : 1;
      moved = Math.max(moved, Math.abs(factor - factors[column]!) / Math.max(factor, factors[column]!, 1));
      factors[column] = factor;
    });
    if (moved <= SETTLED) break;
  }
  return factors;
}

/** Scaled rows in whole dollars; a row of which nothing is left starts from what was wanted. */
function wholeRows(wanted: Float64Array, rowSums: Float64Array, factors: Float64Array): Float64Array {
  const table = new Float64Array(wanted.length);
  rowSums.forEach((rowSum, row) => {
    const own = wanted.subarray(row * factors.length, (row + 1) * factors.length);
    const scaled = own.map((dollars, column) => dollars * factors[column]!);
    table.set(scaled.some((dollars) => dollars > 0) ? apportion(rowSum, scaled) : own, row * factors.length);
  });
  return table;
}
