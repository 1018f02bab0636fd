import { memo, useMemo } from "react";
import type { Cell, Column as TableColumn, Table } from "#domain/table.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { columnScale } from "#i18n/money.ts";
import type { MeasureFormats } from "../words/measureFormats.ts";
import type { Words } from "../words/words.ts";
import { cellText } from "./cellText.ts";
import { columnHead } from "./columnText.ts";

interface SectionTableProps {
  readonly caption: string;
  readonly table: Table;
  readonly words: Words;
  /** The column whose text names a row; its figures are explained under that name. */
  readonly named: string;
  readonly total?: TotalRow;
  /** Why the row of that name stands out; undefined for one that does not. */
  readonly mark?: ((id: string) => string | undefined) | undefined;
  /** How amounts are written that are not in dollars; the table then holds them in their measure. */
  readonly amounts?: MeasureFormats | undefined;
}

/** What the rows add up to, by column; a column left out has no total. */
export type TotalRow = Readonly<Record<string, Cell>>;

interface Row {
  readonly id: string;
  readonly cells: readonly Cell[];
}

/** The twin of a chart: the rows and columns of the section's CSV, in the reader's words, formats and measure. */
export const SectionTable = memo(function SectionTable(props: SectionTableProps) {
  const { caption, table, words, named, total, amounts, mark } = props;
  const rows = useMemo((): Row[] => {
    const at = table.columns.findIndex(({ key }) => key === named);
    return table.rows.map((cells, row) => ({ id: String(cells[at] ?? row), cells }));
  }, [table, named]);
  const columns = useMemo(() => columnsOf(table, words, named, amounts), [table, words, named, amounts]);
  const totals = total ? [{ id: "total", cells: table.columns.map(({ key }) => total[key] ?? "") }] : [];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={uniquely(rows)}
      totals={totals}
      rowId={({ id }) => id}
      mark={mark && (({ id }) => mark(id))}
    />
  );
});

/** The naming column first, as the row's head; what is the same everywhere is written once, in the head. */
function columnsOf(table: Table, words: Words, named: string, amounts: MeasureFormats | undefined): Column<Row>[] {
  const money = columnScale(
    ...table.columns.flatMap((column, at) => (isMoney(column) ? [table.rows.map((row) => amount(row[at]))] : [])),
  );
  const order = table.columns
    .map((column, at) => ({ column, at }))
    .toSorted((a, b) => Number(b.column.key === named) - Number(a.column.key === named));
  const month = table.columns.findIndex(({ key }) => key === "month");
  /** Where months follow years, neither has all columns of the other: a cell that cannot be there is empty, not missing. */
  const apart = (column: TableColumn, cells: readonly Cell[]) =>
    month >= 0 && (cells[month] !== null || column.key === "cumulative");
  const text = (column: TableColumn, cell: Cell) =>
    amounts && isMoney(column) && typeof cell !== "string"
      ? amounts[isChange(column) ? "changeCell" : "cell"](cell)
      : cellText(column, cell, money, words);
  const unit = (column: TableColumn) =>
    amounts ? amounts[isChange(column) ? "changeUnit" : "unit"] : words.formats.moneyHead(money);
  return order.map(({ column, at }) => ({
    key: column.key,
    head: columnHead(column, words),
    ...(isMoney(column) && { unit: unit(column) }),
    numeric: column.unit !== "text" && column.key !== named,
    value: ({ cells }) => (typeof cells[at] === "string" ? text(column, cells[at]) : (cells[at] ?? null)),
    shown: ({ cells }) => {
      const cell = cells[at] ?? null;
      return cell === null && apart(column, cells) ? "" : text(column, cell);
    },
  }));
}

const isMoney = (column: TableColumn): boolean => column.unit === "dollars" && column.key !== "per_capita";

const isChange = (column: TableColumn): boolean => column.key === "delta_dollars";

const amount = (cell: Cell | undefined): number | null => (typeof cell === "number" ? cell : null);

/** Rows that share a name (a year and its months) keep ids of their own. */
function uniquely(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const times = seen.get(row.id) ?? 0;
    seen.set(row.id, times + 1);
    return times === 0 ? row : { ...row, id: `${row.id}~${times}` };
  });
}
