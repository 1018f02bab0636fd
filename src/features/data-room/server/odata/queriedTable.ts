import type { DataColumn } from "../making/tableRows.ts";
import { type Cell, testOf } from "./evaluate.ts";
import type { Condition } from "./expression.ts";

/** A table of which is asked. */
export interface QueriedTable {
  readonly columns: readonly DataColumn[];
  readonly length: number;
  readonly cellsOf: (property: string) => (row: number) => Cell;
  /** The rows that meet a condition, in the table's order. */
  readonly find: (condition: Condition | null) => Uint32Array;
}

/** A table whose rows are at hand. */
export function plainTable(columns: readonly DataColumn[], rows: readonly (readonly Cell[])[]): QueriedTable {
  const cellsOf = (property: string) => {
    const at = columns.findIndex(({ key }) => key === property);
    return (row: number) => rows[row]?.[at] ?? null;
  };
  return {
    columns,
    length: rows.length,
    cellsOf,
    find: (condition) => {
      const test = condition ? testOf(condition, cellsOf) : () => true;
      return Uint32Array.from(rows.keys()).filter(test);
    },
  };
}
