import type { Table } from "#domain/tables/table.ts";
import { type ListColumn, wordsOf } from "./listColumn.ts";

/** What a list shows as rows of a file: the columns in sight, heads as keys, choices in words. */
export function listFile<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): Table {
  return {
    columns: columns.map(({ head, kind }) => ({ key: head, unit: kind === "number" ? "count" : "text" })),
    rows: rows.map((row) =>
      columns.map((column) => {
        const value = column.value(row);
        return typeof value === "number" ? value : wordsOf(column, row).join(", ");
      }),
    ),
  };
}
