import type { Cell } from "#domain/tables/table.ts";

/** A row of a sheet: its values, and how each looks, by the styles of the workbook. */
export interface SheetRow {
  readonly values: readonly Cell[];
  /** One for each value. */
  readonly styles: readonly number[];
  /** How many lines of text it is high; one without it. */
  readonly lines?: number;
}

/** A sheet of a workbook before it is written. */
export interface Sheet {
  /** As its tab is to say it; the workbook makes it legal and unlike all others. */
  readonly name: string;
  /** In characters, by column. */
  readonly widths: readonly number[];
  /** Rows and columns that stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly rows: Iterable<SheetRow>;
  /** Null for a sheet that is read, not calculated with. */
  readonly table: SheetTable | null;
  /** `#rrggbb` of its tab, the same for all sheets of a section. */
  readonly tabColour?: string | undefined;
  /** The lines of print above and below each page: what it is, and where it is from. */
  readonly print: {
    readonly head: string;
    readonly foot: string;
    readonly landscape: boolean;
    readonly paper: "a4" | "letter";
  };
  /** Cells that lead to other sheets, by what their tabs say. */
  readonly links?: readonly { readonly cell: string; readonly sheet: string }[];
}

/** The table that a sheet holds, from its first row on. */
export interface SheetTable {
  /** What stands in the first row, as `tableHeads` makes it. */
  readonly heads: readonly string[];
  /** How many rows at the end are totals, which are no rows of it. */
  readonly totals: number;
}

/** `A`, `B`, … `Z`, `AA`, … for a column counted from 0. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}
