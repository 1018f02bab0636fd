import { ForecastError } from "./forecastError.ts";
import { lineSums } from "./lineSums.ts";
import { moveSurplus, type Room } from "./moveSurplus.ts";
import { scaleRows } from "./scaleRows.ts";

/**
 * Whole numbers close to `table` (flat, row by row) whose rows and columns add up to whole margins exactly.
 *
 * Where the table meets its margins, every cell becomes the whole number just below or above it. Zeros stay zero. Rows first:
 * each hands its missing units to the cells with the largest remainders, what a column was given too much or too little
 * being carried to the next row; then the few units by which columns still miss are moved along augmenting paths.
 * Throws a `ForecastError` where the zeros leave no solution.
 */
export function controlledRounding(
  table: Float64Array,
  rowMargins: Float64Array,
  columnMargins: Float64Array,
): Float64Array {
  const { whole, surplus } = roundTowards(table, rowMargins, columnMargins);
  const missed = surplus.findIndex((units) => units !== 0);
  if (missed !== -1) throw noWholeNumbers("column", missed);
  return whole;
}

/** The same with rows exact and columns as near to their margins as the zeros allow. `surplus`: by how much each is above. */
export function roundTowards(
  table: Float64Array,
  rowMargins: Float64Array,
  columnMargins: Float64Array,
): { whole: Float64Array; surplus: Float64Array } {
  const exact = scaleRows(table.slice(), rowMargins);
  const whole = new Float64Array(exact.length);
  roundRows(exact, whole, rowMargins);
  refuseMissedRows(whole, rowMargins);
  const surplus = lineSums(whole, columnMargins.length).columns.map((sum, column) => sum - columnMargins[column]!);
  moveSurplus(whole, surplus, neighbours(exact, whole));
  moveSurplus(whole, surplus, anyOfTheSupport(exact, whole));
  return { whole, surplus };
}

const BINS = 96;

/** Rounds row by row to whole row margins, carrying along how much each column is owed by the rows before. */
function roundRows(exact: Float64Array, whole: Float64Array, rowMargins: Float64Array): void {
  const columns = exact.length / rowMargins.length;
  const carry = new Float64Array(columns);
  const bins = new Uint8Array(columns);
  const counts = new Int32Array(BINS);
  for (let row = 0, offset = 0; row < rowMargins.length; row++, offset += columns) {
    let missing = rowMargins[row]!;
    if (missing === 0) continue;
    counts.fill(0);
    for (let j = 0; j < columns; j++) {
      const value = exact[offset + j]!;
      const floor = Math.floor(value);
      whole[offset + j] = floor;
      missing -= floor;
      carry[j]! += value - floor;
      bins[j] = value === floor ? 0 : binOf(carry[j]!);
      counts[bins[j]!]!++;
    }
    handOut(missing, whole, offset, bins, counts, carry);
  }
}

/** A coarse key for "how much is this column owed": bin 0 is kept for cells that are whole already. */
function binOf(owed: number): number {
  return Math.max(1, Math.min(BINS - 1, Math.floor((owed + 1) * (BINS / 3))));
}

/** Gives one unit each to the cells of the highest bins. Sorting every row would cost more than balancing it. */
function handOut(
  units: number,
  whole: Float64Array,
  offset: number,
  bins: Uint8Array,
  counts: Int32Array,
  carry: Float64Array,
): void {
  let bin = BINS - 1;
  let above = 0;
  while (bin > 0 && above + counts[bin]! < units) above += counts[bin--]!;
  let fromBin = units - above;
  for (let j = 0; j < bins.length; j++) {
    const key = bins[j]!;
    if (key < bin || key === 0 || (key === bin && fromBin-- <= 0)) continue;
    whole[offset + j]!++;
    carry[j]!--;
  }
}

/** One unit up or down, between the whole numbers on either side of the exact value. */
function neighbours(exact: Float64Array, whole: Float64Array): Room {
  return {
    down: (cell) => whole[cell]! - Math.floor(exact[cell]!),
    up: (cell) => Math.ceil(exact[cell]!) - whole[cell]!,
  };
}

/** For tables that miss their margins by more than rounding can mend: as far as needed, zeros excepted. */
function anyOfTheSupport(exact: Float64Array, whole: Float64Array): Room {
  return { down: (cell) => whole[cell]!, up: (cell) => (exact[cell]! > 0 ? Infinity : 0) };
}

/** Rows come out right unless a row of zeros has a margin, a margin is not whole, or float64 runs out of digits. */
function refuseMissedRows(whole: Float64Array, rowMargins: Float64Array): void {
  const columns = whole.length / rowMargins.length;
  for (let row = 0, offset = 0; row < rowMargins.length; row++, offset += columns) {
    let sum = 0;
    for (let cell = offset; cell < offset + columns; cell++) sum += whole[cell]!;
    if (sum !== rowMargins[row]!) throw noWholeNumbers("row", row);
  }
}

function noWholeNumbers(axis: "row" | "column", index: number): ForecastError {
  return new ForecastError(
    "contradictory-margins",
    `No whole numbers meet the margin of ${axis} ${index}: zeros leave no room, or a margin is not a whole number.`,
  );
}
