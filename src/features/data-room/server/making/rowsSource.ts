import type { DataColumn, DataTableSource } from "./tableRows.ts";

type Cell = string | number | null;

/** A table whose rows are at hand. */
export function rowsSource(columns: readonly DataColumn[], rows: readonly (readonly Cell[])[]): DataTableSource {
  return {
    columns,
    *rows() {
      const cells = columns.map(({ kind }, at) => {
        const column = rows.map((row) => row[at] ?? null);
        if (kind !== "text") return Float64Array.from(column, (cell) => (typeof cell === "number" ? cell : Number.NaN));
        const places = new Map<Cell, number>();
        for (const cell of column) if (!places.has(cell)) places.set(cell, places.size);
        return {
          texts: [...places.keys()].map((cell) => (cell === null ? null : String(cell))),
          places: Uint32Array.from(column, (cell) => places.get(cell) ?? 0),
        };
      });
      if (rows.length > 0) yield { length: rows.length, cells };
    },
  };
}
