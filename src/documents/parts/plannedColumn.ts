import type { Cell, ColumnUnit } from "#domain/tables/table.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import type { ReportCell, ReportRow, ReportTable } from "../document.ts";

/** A column of a table that no section has as it is: what screens need of it, and what files do. */
export interface PlannedColumn<Row> {
  readonly key: string;
  readonly head: string;
  /** Stands below the head: `$M`, `%`. */
  readonly unit?: string;
  readonly numeric: boolean;
  readonly forecast?: boolean;
  /** How strongly its cells are shaded by their change. */
  readonly heat?: (row: Row) => number;
  /** What the column is sorted by. */
  readonly value: (row: Row) => Cell;
  /** What a percentage in `value` is rounded from, as a part of one; left out where it is not rounded, null where that is not known. */
  readonly part?: (row: Row) => number | null;
  readonly shown: (row: Row) => string;
  /** What the column holds in a file, where `value` is a part of one and files hold percent. */
  readonly holds: ColumnUnit;
  readonly format: NumberFormat | null;
}

/** A column of words, such as the names of its rows. */
export function textColumn<Row>(key: string, head: string, shown: (row: Row) => string): PlannedColumn<Row> {
  return { key, head, numeric: false, value: shown, shown, holds: "text", format: null };
}

/** A column of days, by ISO days or instants. */
export function dateColumn<Row>(
  key: string,
  head: string,
  day: (row: Row) => string,
  { formats }: Words,
): PlannedColumn<Row> {
  return { ...textColumn<Row>(key, head, (row) => formats.date(day(row))), value: day };
}

export interface PlannedTable<Row> {
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly PlannedColumn<Row>[];
  readonly rows: readonly Row[];
  readonly totals?: readonly Row[];
  /** Why a row stands out; undefined for one that does not. */
  readonly mark?: (row: Row) => string | undefined;
}

/** A planned table as files hold it: the very texts of the screen. */
export function plannedTable<Row>({ name, caption, columns, rows, totals = [], mark }: PlannedTable<Row>): ReportTable {
  const cell = ({ value, part, shown, holds }: PlannedColumn<Row>, row: Row): ReportCell => {
    const [held, exact = null] = [value(row), part?.(row)];
    return {
      value: holds === "percent" && typeof held === "number" ? held * 100 : held,
      text: shown(row),
      ...(exact !== null && { part: exact }),
    };
  };
  const written = (row: Row): ReportRow => ({
    cells: columns.map((column) => cell(column, row)),
    mark: mark?.(row) ?? null,
  });
  return {
    name,
    caption,
    columns: columns.map(({ key, head, unit = "", numeric, forecast = false, holds, format }) => ({
      key,
      head,
      headUnit: unit,
      unit: holds,
      format,
      numeric,
      forecast,
    })),
    rows: rows.map(written),
    totals: totals.map(written),
  };
}
