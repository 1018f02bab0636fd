import type { FaultCells } from "#domain/forecast/forecastFault.ts";

/** A table to be scaled to given sums. It is flat, row by row; null margins are free. */
export interface BalanceProblem {
  readonly rows: number;
  readonly columns: number;
  /** The pattern to keep, zero or more; a zero stays zero. */
  readonly seeds: Float64Array;
  readonly rowMargins: Float64Array | null;
  readonly columnMargins: Float64Array | null;
  /** For messages; positions are used without them. */
  readonly rowNames?: readonly string[];
  readonly columnNames?: readonly string[];
  /** The same as ids, for screens. */
  readonly rowCells?: (row: number) => FaultCells;
  readonly columnCells?: (column: number) => FaultCells;
}
