import { UnreadableFile } from "../../problem.ts";
import type { RowBatch } from "../reader.ts";
import { type Archive, damaged } from "./archive.ts";
import { checkText } from "./checkText.ts";
import { type CellContext, cellText } from "./cellText.ts";
import { columnOf } from "./columnOf.ts";
import type { Fills } from "./mergedRanges.ts";
import { readMarkup } from "./readMarkup.ts";

const MOST_COLUMNS = 500;
const MOST_ROWS = 1_048_576;

/** What is needed to read a sheet besides its own markup. */
export interface SheetContext extends CellContext {
  readonly fills: Fills;
}

/**
 * The rows of a sheet as they stream, as wide as its first one. Lines are the spreadsheet's own row numbers; empty rows are left out.
 *
 * @throws UnreadableFile `damaged-workbook`, `unsafe-workbook`, `cell-count`
 */
export async function* sheetRows(archive: Archive, part: string, context: SheetContext): AsyncGenerator<RowBatch> {
  const sheet = new SheetReader(context);
  const pieces = readMarkup(archive.read(part), sheet.handlers);
  while (!(await pieces.next()).done) {
    const batch = sheet.take();
    if (batch.rows.length > 0) yield batch;
  }
}

/** Puts cells together to rows as the markup passes. */
class SheetReader {
  readonly #context: SheetContext;
  /** Texts of cells that are merged downwards, by the row they stand in and their column. */
  readonly #merged = new Map<string, string>();
  readonly #sources: ReadonlySet<string>;
  #rows: string[][] = [];
  #lines: number[] = [];
  #width = 0;
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = "n";
  #style = 0;
  #value = "";
  #inValue = false;
  #inHint = false;

  constructor(context: SheetContext) {
    this.#context = context;
    this.#sources = new Set(
      [...context.fills.values()].flatMap((row) => [...row].map(([column, from]) => `${from} ${column}`)),
    );
  }

  readonly handlers = {
    open: (name: string, attribute: (name: string) => string | undefined): void => {
      if (name === "row") this.#openRow(attribute("r"));
      else if (name === "c") this.#openCell(attribute("r"), attribute("t"), attribute("s"));
      else if (name === "rPh") this.#inHint = true;
      else if (name === "v" || name === "t") this.#inValue = true;
    },
    text: (text: string): void => {
      if (this.#inValue && !this.#inHint) this.#value = checkText(this.#value + text);
    },
    close: (name: string): void => {
      if (name === "v" || name === "t") this.#inValue = false;
      else if (name === "rPh") this.#inHint = false;
      else if (name === "c") this.#closeCell();
      else if (name === "row") this.#closeRow();
    },
  };

  /** The rows that have been completed since the last time. */
  take(): RowBatch {
    const batch = { rows: this.#rows, lines: this.#lines };
    [this.#rows, this.#lines] = [[], []];
    return batch;
  }

  #openRow(number: string | undefined): void {
    const line = number === undefined ? this.#line + 1 : Number(number);
    if (!Number.isInteger(line) || line <= this.#line || line > MOST_ROWS) damaged(null);
    this.#line = line;
    this.#cells = [];
    this.#column = -1;
  }

  #openCell(reference: string | undefined, type = "n", style = "0"): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    this.#type = type;
    this.#style = Number(style);
    this.#value = "";
  }

  #closeCell(): void {
    const text = cellText({ type: this.#type, style: this.#style, value: this.#value }, this.#context);
    if (text === "") return;
    if (this.#column < 0 || this.#column >= MOST_COLUMNS) throw tooWide(this.#line);
    while (this.#cells.length < this.#column) this.#cells.push("");
    this.#cells[this.#column] = text;
  }

  #closeRow(): void {
    // An empty row stays one, however tall the merged cell beside it is.
    if (this.#cells.length === 0) return;
    if (this.#sources.size > 0) this.#fill();
    if (this.#width === 0) this.#width = this.#cells.length;
    while (this.#cells.length < this.#width) this.#cells.push("");
    this.#rows.push(this.#cells);
    this.#lines.push(this.#line);
  }

  #fill(): void {
    for (const [column, text] of this.#cells.entries()) {
      const place = `${this.#line} ${column}`;
      if (this.#sources.has(place)) this.#merged.set(place, text);
    }
    for (const [column, from] of this.#context.fills.get(this.#line) ?? []) {
      const text = this.#merged.get(`${from} ${column}`);
      if (text === undefined || this.#cells[column]) continue;
      while (this.#cells.length < column) this.#cells.push("");
      this.#cells[column] = text;
    }
  }
}

function tooWide(line: number): UnreadableFile {
  return new UnreadableFile(
    "too-many-columns",
    `Row ${line} has a cell beyond column ${MOST_COLUMNS}. Keep the table at the left edge of the sheet, alone.`,
    line,
  );
}
