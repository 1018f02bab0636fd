import type { Cell, Column, Table } from "./table.ts";

/** A column and what stands in it for one row. */
export interface ColumnOf<Row> extends Column {
  readonly cell: (row: Row) => Cell;
}

/** A table from rows of any kind and a description of its columns. */
export function tableOf<Row>(rows: readonly Row[], columns: readonly ColumnOf<Row>[]): Table {
  return {
    columns: columns.map(({ cell: _cell, ...column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
