import type { Kind } from "#domain/revisions/revision.ts";
import type { Cell, Column, Table } from "#domain/tables/table.ts";
import { columnScale, type MoneyScale } from "#language/money.ts";
import { cellText } from "#language/words/cellText.ts";
import { columnHead } from "#language/words/columnText.ts";
import { kindedYear } from "#language/words/kindWords.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import type { ReportCell, ReportColumn, ReportRow, ReportTable } from "./document.ts";

/** What the rows add up to, by column; a column left out has no total. */
export type TotalRow = Readonly<Record<string, Cell>>;

export interface TableWriting {
  /** Kebab-case: what its sheet is called after. */
  readonly name: string;
  readonly caption: string;
  readonly words: Words;
  /** The column whose text names a row; it comes first. */
  readonly named: string;
  readonly total?: TotalRow | undefined;
  /** Why the row of that name stands out; undefined for one that does not. */
  readonly mark?: ((id: string) => string | undefined) | undefined;
  /** How amounts are written that are not in dollars; the table then holds them in their measure. */
  readonly amounts?: MeasureFormats | undefined;
  /** How settled the years are that go across. */
  readonly kinds?: ReadonlyMap<number, Kind> | undefined;
}

/** A section's rows as a reader sees them, on a screen and in every file: heads with units, and each cell in words beside its number. */
export function reportTable(table: Table, writing: TableWriting): ReportTable {
  const { name, caption, words, named, total, mark, amounts, kinds } = writing;
  const scale = columnScale(
    ...table.columns.flatMap((column, at) => (isMoney(column) ? [table.rows.map((row) => amount(row[at]))] : [])),
  );
  const order = table.columns
    .map((column, at) => ({ column, at }))
    .toSorted((a, b) => Number(b.column.key === named) - Number(a.column.key === named));
  const month = table.columns.findIndex(({ key }) => key === "month");
  /** Where months follow years, neither has all columns of the other: a cell that cannot be there is empty, not missing. */
  const apart = (column: Column, cells: readonly Cell[]) =>
    month >= 0 && (cells[month] !== null || column.key === "cumulative");
  const write = (column: Column, cell: Cell): string =>
    amounts && isMoney(column) && typeof cell !== "string"
      ? amounts[isChange(column) ? "changeCell" : "cell"](cell)
      : cellText(column, cell, scale, words);
  const inShares = amounts?.numbers.kind === "share";
  /** Percent columns hold 12.3 for 12.3 %, also those that held dollars. */
  const held = (column: Column, value: Cell): Cell =>
    inShares && isMoney(column) && typeof value === "number" ? value * 100 : value;
  const cellOf = (column: Column, value: Cell, cells: readonly Cell[], part: number | null): ReportCell => ({
    value: held(column, value),
    text: value === null && apart(column, cells) ? "" : write(column, value),
    ...(part !== null && { part }),
  });
  const row = (
    cells: readonly Cell[],
    why: string | undefined,
    partOf?: (column: number) => number | null,
  ): ReportRow => ({
    cells: order.map(({ column, at }) => cellOf(column, cells[at] ?? null, cells, partOf?.(at) ?? null)),
    mark: why ?? null,
  });
  const kindOf = ({ year }: Column) => (year === undefined ? undefined : kinds?.get(year));
  const naming = table.columns.findIndex(({ key }) => key === named);

  return {
    name,
    caption,
    columns: order.map(
      ({ column }): ReportColumn => ({
        key: column.key,
        head: kindedYear(columnHead(column, words), kindOf(column), words),
        headUnit: isMoney(column) ? headUnit(column, scale, words, amounts) : "",
        unit: inShares && isMoney(column) ? "percent" : column.unit,
        format:
          amounts && isMoney(column) ? amounts[isChange(column) ? "changes" : "numbers"] : formatOf(column, scale),
        numeric: column.unit !== "text" && column.key !== named,
        forecast: kindOf(column) === "forecast",
      }),
    ),
    rows: table.rows.map((cells, at) =>
      row(cells, mark?.(String(cells[naming])), (column) => table.partAt?.(at, column) ?? null),
    ),
    totals: total
      ? [
          row(
            table.columns.map(({ key }) => total[key] ?? ""),
            undefined,
          ),
        ]
      : [],
  };
}

function headUnit(column: Column, scale: MoneyScale, words: Words, amounts: MeasureFormats | undefined): string {
  if (!amounts) return words.formats.moneyHead(scale);
  return amounts[isChange(column) ? "changeUnit" : "unit"];
}

/** How a column's numbers are written, for spreadsheets and charts; text has none. */
function formatOf({ key, unit }: Column, scale: MoneyScale): NumberFormat | null {
  if (key === "per_capita") return { kind: "perCapita" };
  // Months and quarters are named, not counted.
  if (key === "month" || key === "quarter") return null;
  switch (unit) {
    case "dollars":
      return { kind: "money", scale };
    case "percent":
      return key.includes("growth") || key.includes("cagr") ? { kind: "growth" } : { kind: "share" };
    case "index":
      return { kind: "index" };
    case "count":
    case "persons":
    case "rank":
      return { kind: "count" };
    default:
      return null;
  }
}

const isMoney = (column: Column): boolean => column.unit === "dollars" && column.key !== "per_capita";

const isChange = (column: Column): boolean => column.key === "delta_dollars";

const amount = (cell: Cell | undefined): number | null => (typeof cell === "number" ? cell : null);
