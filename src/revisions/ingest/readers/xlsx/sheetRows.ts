import { UnreadableFile } from "../../problem.ts";
import type { RowBatch } from "../reader.ts";
import { type Archive, damaged } from "./archive.ts";
import { checkText } from "./checkText.ts";
import { columnOf } from "./columnOf.ts";
import type { Fills } from "./mergedRanges.ts";
import { readMarkup } from "./readMarkup.ts";

const DAY = 86_400_000;
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);
/** The last day that spreadsheets know, 9999-12-31. */
const LAST_DAY = 2_958_465;

/** What is needed to read a cell besides its own markup. */
interface CellContext {
  readonly strings: readonly string[];
  readonly dates: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** A cell as it stands in the markup. */
interface RawCell {
  /** `s` shared text, `inlineStr` and `str` text, `b` yes or no, `e` an error, `d` a day, `n` a number. */
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

/**
 * A cell as text: numbers in digits with a decimal point, days as 2026-11-30. Of a formula it is the result that the spreadsheet
 * program kept; formulas are never worked out.
 */
function cellText({ type, style, value }: RawCell, { strings, dates, from1904 }: CellContext): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return dates.has(style) ? dayText(number, from1904) : numberText(number);
}

/** Fifteen digits, as many as a spreadsheet keeps: 0.1 + 0.2 is 0.3. */
function numberText(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return text.includes("e") ? number.toFixed(10).replace(/\.?0+$/, "") : text;
}

function dayText(number: number, from1904: boolean): string {
  if (number < 0 || number > LAST_DAY) return numberText(number);
  const moment = (from1904 ? FIRST_DAY_1904 : FIRST_DAY_1900) + Math.round(number * DAY);
  const text = new Date(moment).toISOString();
  return moment % DAY === 0 ? text.slice(0, 10) : text.slice(0, 19);
}

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
