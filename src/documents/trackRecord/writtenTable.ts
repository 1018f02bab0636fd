import type { Cell, ColumnUnit } from "#domain/tables/table.ts";
import { columnScale } from "#language/money.ts";
import { type NumberFormat, writeNumber } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import { percent } from "#domain/figures/rounded.ts";
import type { ReportCell, ReportTable } from "../document.ts";

/** A column of a table whose heads are words of its own. */
export type WrittenColumn<Row> = {
  readonly key: string;
  readonly head: string;
} & (
  | { readonly unit: "text"; readonly text: (row: Row) => string; readonly value?: (row: Row) => Cell }
  | { readonly unit: "year" | "count" | "dollars"; readonly value: (row: Row) => number | null }
  /** Of parts of one; `change` with its sign. */
  | { readonly unit: "percent"; readonly as: "share" | "growth"; readonly part: (row: Row) => number | null }
);

interface Writing {
  /** Kebab-case: what its sheet is called after. */
  readonly name: string;
  readonly caption: string;
  readonly words: Words;
}

/** Rows as a reader sees them, each cell in words beside its number. What is not known is "n/a" as a number, and empty as a text. */
export function writtenTable<Row>(
  rows: readonly Row[],
  columns: readonly WrittenColumn<Row>[],
  { name, caption, words }: Writing,
): ReportTable {
  const { formats } = words;
  const scale = columnScale(
    ...columns.flatMap((column) => (column.unit === "dollars" ? [rows.map(column.value)] : [])),
  );
  const money: NumberFormat = { kind: "money", scale };
  const cellOf = (column: WrittenColumn<Row>, row: Row): ReportCell => {
    switch (column.unit) {
      case "text":
        return { value: column.value ? column.value(row) : column.text(row), text: column.text(row) };
      case "percent": {
        const part = column.part(row);
        return {
          value: percent(part),
          text: writeNumber({ kind: column.as }, part, formats),
          ...(part !== null && { part }),
        };
      }
      case "dollars":
        return { value: column.value(row), text: writeNumber(money, column.value(row), formats) };
      case "year":
        return {
          value: column.value(row),
          text: column.value(row) === null ? "" : formats.year(column.value(row) ?? 0),
        };
      default:
        return { value: column.value(row), text: formats.count(column.value(row)) };
    }
  };
  return {
    name,
    caption,
    columns: columns.map(({ key, head, ...column }) => ({
      key,
      head,
      headUnit: column.unit === "dollars" ? formats.moneyHead(scale) : "",
      unit: column.unit satisfies ColumnUnit,
      format: formatOf(column, money),
      numeric: column.unit !== "text",
      forecast: false,
    })),
    rows: rows.map((row) => ({ cells: columns.map((column) => cellOf(column, row)), mark: null })),
    totals: [],
  };
}

function formatOf(
  column: { readonly unit: ColumnUnit; readonly as?: "share" | "growth" },
  money: NumberFormat,
): NumberFormat | null {
  if (column.unit === "dollars") return money;
  if (column.unit === "percent") return { kind: column.as ?? "share" };
  return column.unit === "count" ? { kind: "count" } : null;
}
