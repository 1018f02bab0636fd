import type { ReactNode } from "react";

export interface EditRow {
  readonly id: string;
  readonly name: string;
  /** Sums of the rows below them and totals of all stand out; they are not typed over. */
  readonly tone?: "sum" | "total" | undefined;
  /** Stands beside the name, such as a sparkline. */
  readonly beside?: ReactNode;
}

export interface EditColumn {
  readonly id: string;
  readonly head: string;
  readonly forecast?: boolean;
  /** Spoken and shown on hovering, where the head is short. */
  readonly title?: string;
}

/** How one cell looks and what can be done with it. */
export interface EditCell {
  readonly shown: string;
  readonly editable: boolean;
  /** −3 to 3. */
  readonly heat?: number | undefined;
  /** Stated by somebody: stands out. */
  readonly stated?: boolean | undefined;
  readonly locked?: boolean | undefined;
  /** Published figures stand upright, derived and modelled ones lean. */
  readonly basis?: string | undefined;
}

export interface CellAt {
  readonly row: string;
  readonly column: string;
}

export interface CellEdit extends CellAt {
  /** Null takes what was stated away. */
  readonly value: number | null;
}

/** A block of cells as spreadsheets put it on the clipboard, laid over the grid from a cell on; null where a cell is no figure. */
export function pastedCells(
  text: string,
  at: CellAt,
  grid: { readonly rows: readonly string[]; readonly columns: readonly string[] },
  read: (cell: string) => number | null | undefined,
): CellEdit[] | null {
  const [down, across] = [grid.rows.indexOf(at.row), grid.columns.indexOf(at.column)];
  const edits: CellEdit[] = [];
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  for (const [line, cells] of lines.entries()) {
    for (const [place, cell] of cells.split("\t").entries()) {
      const row = grid.rows[down + line];
      const column = grid.columns[across + place];
      if (row === undefined || column === undefined || cell.trim() === "") continue;
      const value = read(cell);
      if (value === undefined) return null;
      edits.push({ row, column, value });
    }
  }
  return edits;
}
