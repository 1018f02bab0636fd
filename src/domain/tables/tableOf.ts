import { percent } from "../figures/rounded.ts";
import type { Cell, Column, Table } from "./table.ts";

/** A column and what stands in it for one row. */
export type ColumnOf<Row> = Column & (CellColumn<Row> | PartColumn<Row>);

export type CellOf<Row> = (row: Row) => Cell;

interface CellColumn<Row> {
  readonly cell: CellOf<Row>;
  /** What a percentage is rounded from, as a part of one, where `cell` has it rounded already. */
  readonly part?: (row: Row) => number | null;
}

/** Of percentages with one decimal, from parts of one. */
interface PartColumn<Row> {
  readonly cell?: undefined;
  readonly part: (row: Row) => number | null;
}

/** A table from rows of any kind and a description of its columns. */
export function tableOf<Row>(rows: readonly Row[], columns: readonly ColumnOf<Row>[]): Table {
  const cellOf = ({ cell, part }: ColumnOf<Row>, row: Row) => (cell ? cell(row) : percent(part(row)));
  return {
    columns: columns.map(({ cell: _cell, part: _part, ...column }) => column),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
    partAt: (at, column) => {
      const row = rows[at];
      return row === undefined ? null : (columns[column]?.part?.(row) ?? null);
    },
  };
}
