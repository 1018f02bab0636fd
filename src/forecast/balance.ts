import type { BalanceProblem } from "./balanceProblem.ts";
import { refuseContradiction, refuseStuckMargins } from "./contradiction.ts";
import { scaleRows } from "./scaleRows.ts";

export interface BalanceOptions {
  /** Largest miss of a margin, as a part of that margin. */
  readonly tolerance?: number;
  readonly maxIterations?: number;
}

export interface Balanced {
  readonly table: Float64Array;
  /** What every column of seeds was multiplied by, beside its row's own factor. */
  readonly columnFactors: Float64Array;
  readonly iterations: number;
  /** The largest miss left, as a part of its margin. */
  readonly worstError: number;
  /** False where margins can only be met in the limit, some cells going to zero: the table is then close, not exact. */
  readonly converged: boolean;
}

/**
 * Scales rows and columns in turn until both meet their margins (iterative proportional fitting, Deming and Stephan 1940).
 *
 * Only the two sets of factors are kept while iterating: one sweep reads each row of seeds once for its sum and, still in
 * cache, once more for the column sums. Margins that contradict each other or the zeros throw a `ForecastError`.
 */
export function balance(problem: BalanceProblem, options: BalanceOptions = {}): Balanced {
  refuseContradiction(problem);
  const balanced = fitMargins(problem, options);
  if (!balanced.converged) refuseStuckMargins(problem, balanced.table);
  return balanced;
}

/** The same without looking for contradictions: where they are, rows are met, columns as far as the sweeps came. */
export function fitMargins(problem: BalanceProblem, options: BalanceOptions = {}): Balanced {
  const { tolerance = 1e-6, maxIterations = 1000 } = options;
  const { rows, columns, rowMargins, columnMargins } = problem;
  const rowFactors = new Float64Array(rows).fill(1);
  const columnFactors = new Float64Array(columns).fill(1);
  const columnSums = new Float64Array(columns);
  let worstError = 0;
  let iterations = 0;
  let converged = false;
  while (!converged && iterations < maxIterations) {
    sweep(problem.seeds, rowMargins, rowFactors, columnFactors, columnSums);
    iterations++;
    worstError = columnMargins === null ? 0 : rescale(columnMargins, columnFactors, columnSums, tolerance);
    converged = worstError <= tolerance;
  }
  const table = scaled(problem.seeds, rowFactors, columnFactors);
  // Columns were scaled last, and a row all of whose columns sank to nothing has none of its margin: it starts from its seeds.
  const sunk = rowMargins?.some((margin, row) => margin > 0 && rowFactors[row] === 0) ?? false;
  if (sunk) restoreRows(table, problem.seeds, rowFactors);
  if (sunk || !converged) scaleRows(table, rowMargins);
  return { table, columnFactors, iterations, worstError, converged };
}

/** Below this a sum is as good as zero, and its reciprocal would run out of float64. */
const SUNK = 1e-250;

/** Fits the rows to their margins and leaves in `columnSums` what each column adds up to before its own factor. */
function sweep(
  seeds: Float64Array,
  rowMargins: Float64Array | null,
  rowFactors: Float64Array,
  columnFactors: Float64Array,
  columnSums: Float64Array,
): void {
  const columns = columnFactors.length;
  const fours = columns - (columns % 4);
  columnSums.fill(0);
  for (let row = 0, offset = 0; row < rowFactors.length; row++, offset += columns) {
    if (rowMargins !== null) {
      let [a, b, c, d] = [0, 0, 0, 0]; // four sums, since one would wait for itself
      for (let j = 0; j < fours; j += 4) {
        a += seeds[offset + j]! * columnFactors[j]!;
        b += seeds[offset + j + 1]! * columnFactors[j + 1]!;
        c += seeds[offset + j + 2]! * columnFactors[j + 2]!;
        d += seeds[offset + j + 3]! * columnFactors[j + 3]!;
      }
      for (let j = fours; j < columns; j++) a += seeds[offset + j]! * columnFactors[j]!;
      const sum = a + b + (c + d);
      rowFactors[row] = sum > SUNK ? rowMargins[row]! / sum : 0;
    }
    const factor = rowFactors[row]!;
    for (let j = 0; j < columns; j++) columnSums[j]! += factor * seeds[offset + j]!;
  }
}

/** Sets the column factors unless the columns already fit; returns by how much the worst one missed. */
function rescale(margins: Float64Array, factors: Float64Array, sums: Float64Array, tolerance: number): number {
  let worst = 0;
  for (let j = 0; j < margins.length; j++) {
    const margin = margins[j]!;
    const miss = Math.abs(sums[j]! * factors[j]! - margin);
    if (miss > 0) worst = Math.max(worst, margin > 0 ? miss / margin : 1);
  }
  if (worst <= tolerance) return worst;
  for (let j = 0; j < margins.length; j++) factors[j] = sums[j]! > 0 ? margins[j]! / sums[j]! : 0;
  return worst;
}

function scaled(seeds: Float64Array, rowFactors: Float64Array, columnFactors: Float64Array): Float64Array {
  const columns = columnFactors.length;
  const table = new Float64Array(seeds.length);
  for (let row = 0, offset = 0; row < rowFactors.length; row++, offset += columns) {
    const factor = rowFactors[row]!;
    for (let j = 0; j < columns; j++) table[offset + j] = factor * seeds[offset + j]! * columnFactors[j]!;
  }
  return table;
}

function restoreRows(table: Float64Array, seeds: Float64Array, rowFactors: Float64Array): void {
  const columns = table.length / rowFactors.length;
  rowFactors.forEach((factor, row) => {
    const [from, to] = [row * columns, (row + 1) * columns];
    if (factor === 0) table.set(seeds.subarray(from, to), from);
  });
}
