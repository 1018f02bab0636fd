/** What keys and pasted blocks do in a grid of cells, as spreadsheets have it. */

export interface CellAt {
  readonly row: string;
  readonly column: string;
}

export interface CellEdit extends CellAt {
  /** Null takes what stood there away. */
  readonly value: number | null;
}

/** Rows and columns in their order, those that the cursor goes to. */
export interface CellPlaces {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** What was typed or pasted as a figure: null for nothing, undefined for what is none. */
export type ReadFigure = (typed: string) => number | null | undefined;

export type Steps = readonly [down: number, across: number];

export type CellAction =
  | { readonly does: "go"; readonly by: Steps }
  /** Begins to type: a sign that takes the place of what stood there, or null to change that. */
  | { readonly does: "begin"; readonly typed: string | null }
  | { readonly does: "empty" | "undo" | "redo" | "mark" };

export type EditorAction = { readonly does: "drop" } | { readonly does: "keep"; readonly by: Steps };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const PAGE = 15;
const ALL_THE_WAY = Number.POSITIVE_INFINITY;
const MOVES: Readonly<Record<string, Steps>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, -ALL_THE_WAY],
  End: [0, ALL_THE_WAY],
};
const CONTROL_MOVES: Readonly<Record<string, Steps>> = {
  ...MOVES,
  Home: [-ALL_THE_WAY, -ALL_THE_WAY],
  End: [ALL_THE_WAY, ALL_THE_WAY],
};

/** What a key does on a cell; null leaves it to the browser. */
export function cellAction({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): CellAction | null {
  const control = ctrlKey || metaKey;
  const by = (control ? CONTROL_MOVES : MOVES)[key];
  if (by) return { does: "go", by };
  if (control && (key === "y" || (shiftKey && key.toLowerCase() === "z"))) return { does: "redo" };
  if (control && key === "z") return { does: "undo" };
  if (key === "Enter" || key === "F2") return { does: "begin", typed: null };
  if (key === "Delete" || key === "Backspace") return { does: "empty" };
  if (key === " ") return { does: "mark" };
  return key.length === 1 && !control && !altKey ? { does: "begin", typed: key } : null;
}

/** What a key does while a cell is typed in; null types. */
export function editorAction({ key, shiftKey }: Pick<PressedKey, "key" | "shiftKey">): EditorAction | null {
  const on = shiftKey ? -1 : 1;
  if (key === "Escape") return { does: "drop" };
  if (key === "Enter") return { does: "keep", by: [on, 0] };
  return key === "Tab" ? { does: "keep", by: [0, on] } : null;
}

/** The cell so many steps on; the edges of the grid are not left. */
export function cellAfter(at: CellAt, [down, across]: Steps, { rows, columns }: CellPlaces): CellAt {
  const stepped = (all: readonly string[], one: string, by: number) =>
    all[Math.min(Math.max(Math.max(all.indexOf(one), 0) + by, 0), all.length - 1)] ?? one;
  return { row: stepped(rows, at.row, down), column: stepped(columns, at.column, across) };
}

/** Where the cursor stands: where it was left, or in the first row where that one is gone. */
export function cursorIn({ rows, columns }: CellPlaces, left: CellAt | null): CellAt {
  const [row = "", column = ""] = [rows[0], columns[0]];
  if (!left || !rows.includes(left.row))
    return { row, column: left && columns.includes(left.column) ? left.column : column };
  return columns.includes(left.column) ? left : { row: left.row, column };
}

/**
 * A block of cells as spreadsheets put it on the clipboard, laid over the grid from a cell on; what lies beyond is left out. Null where a cell
 * is no figure: then nothing is taken. Blank cells take away what stood there, or leave it.
 */
export function pastedCells(
  text: string,
  at: CellAt,
  { rows, columns }: CellPlaces,
  read: ReadFigure,
  blanks: "take away" | "leave",
): CellEdit[] | null {
  const [down, across] = [rows.indexOf(at.row), columns.indexOf(at.column)];
  const edits: CellEdit[] = [];
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  for (const [line, cells] of lines.entries()) {
    for (const [place, cell] of cells.split("\t").entries()) {
      const row = rows[down + line];
      const column = columns[across + place];
      if (row === undefined || column === undefined || (blanks === "leave" && cell.trim() === "")) continue;
      const value = read(cell);
      if (value === undefined) return null;
      edits.push({ row, column, value });
    }
  }
  return edits;
}
