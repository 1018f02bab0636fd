import { CsvError, parse } from "csv-parse/sync";
import { UnreadableFile } from "../problem.ts";

const RETURN = 13;

/** Lines that only csv-parse can read go to it together when they are nearer than this: a call costs as much as 30 lines. */
const NEAR = 2_000;

export interface Records {
  readonly rows: string[][];
  readonly lines: number[];
  /** The beginning of a record whose quoted cell goes on in the next block, and its line. */
  readonly rest: string;
  readonly restLine: number;
}

/**
 * Whole lines of CSV to records. A line that holds whole cells is split here, which is what csv-parse makes of it at
 * half the speed; records of several lines, and quotation marks that stand oddly, go to csv-parse.
 *
 * @throws UnreadableFile at a quotation mark that stands where none may
 */
export function csvRecords(text: string, firstLine: number, separator: string): Records {
  const rows: string[][] = [];
  const lines: number[] = [];
  let line = firstLine;
  let quote = -1;
  for (let at = 0; at < text.length; ) {
    if (quote < at) quote = indexOrEnd(text, '"', at);
    const newline = indexOrEnd(text, "\n", at);
    const end = text.charCodeAt(newline - 1) === RETURN && newline > at ? newline - 1 : newline;
    const record = text.slice(at, end);
    const cells = quote < newline ? splitLine(record, separator) : record.split(separator);
    if (cells) {
      checkColumns(cells, line);
      rows.push(cells);
      lines.push(line++);
      at = newline + 1;
      continue;
    }
    const run = quotedRun(text, at);
    if (run.end > at) line = parseQuoted(text.slice(at, run.end), separator, line, rows, lines);
    if (run.open) return { rows, lines, rest: text.slice(run.end), restLine: line };
    at = run.end;
  }
  return { rows, lines, rest: "", restLine: line };
}

function indexOrEnd(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from);
  return at === -1 ? text.length : at;
}

/** Where the records that begin at `start` end, the nearest ones with quotation marks included, and whether one was left open there. */
function quotedRun(text: string, start: number): { end: number; open: boolean } {
  let end = start;
  let from = start;
  // Looked for again only when it has been passed: a line of quotation marks is gone through once.
  let newline = start - 1;
  for (let inside = false; ; inside = !inside) {
    const quote = text.indexOf('"', from);
    if (inside && quote === -1) return { end, open: true };
    if (!inside) {
      if (newline < from) newline = indexOrEnd(text, "\n", from);
      if (quote === -1) return { end: Math.min(newline + 1, text.length), open: false };
      if (newline < quote) {
        if (quote - newline > NEAR) return { end: newline + 1, open: false };
        end = text.lastIndexOf("\n", quote) + 1;
      }
    }
    from = quote + 1;
  }
}

function parseQuoted(text: string, separator: string, firstLine: number, rows: string[][], lines: number[]): number {
  let records: string[][];
  try {
    records = parse(text, {
      delimiter: separator,
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      trim: true,
      max_record_size: 0,
    });
  } catch (reason) {
    if (reason instanceof CsvError) throw strayQuote(firstLine + Number(reason["lines"] ?? 1) - 1);
    throw reason;
  }
  let line = firstLine;
  for (const record of records) {
    checkColumns(record, line);
    rows.push(record);
    lines.push(line);
    line++;
    for (const cell of record) for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1)) line++;
  }
  return line;
}

function strayQuote(line: number): UnreadableFile {
  return new UnreadableFile(
    "stray-quote",
    `Line ${line} has a quotation mark where none may stand. A cell with quotation marks is put in quotation marks itself and doubles them inside: "5"" pipe". Lines after this one could not be read.`,
    line,
  );
}

const QUOTE = 34;

/**
 * The cells of one line that has quotation marks, without its line end; null when they do not stand as they should
 * or a quoted cell goes on in the next line, which is csv-parse's business.
 */
function splitLine(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (line.charCodeAt(at) !== QUOTE) {
      const end = line.indexOf(separator, at);
      const cell = end === -1 ? line.slice(at) : line.slice(at, end);
      if (cell.includes('"')) return null;
      cells.push(cell);
      if (end === -1) return cells;
      at = end + 1;
      continue;
    }
    const end = closingQuote(line, at + 1);
    if (end === -1) return null;
    const cell = line.slice(at + 1, end);
    cells.push(cell.includes('"') ? cell.replaceAll('""', '"') : cell);
    at = end + 1;
    if (at === line.length) return cells;
    if (line[at] !== separator) return null;
    at++;
  }
}

/** Where a quoted cell ends; doubled quotation marks belong to its text. */
function closingQuote(line: string, from: number): number {
  let end = line.indexOf('"', from);
  while (end !== -1 && line.charCodeAt(end + 1) === QUOTE) end = line.indexOf('"', end + 2);
  return end;
}

/** Files of the Census Bureau have more than a thousand. */
const MOST_COLUMNS = 2_000;

/** @throws UnreadableFile for a row of more cells than any table has columns */
function checkColumns(cells: readonly string[], line: number): void {
  if (cells.length <= MOST_COLUMNS) return;
  throw new UnreadableFile(
    "too-many-columns",
    `Line ${line} has ${cells.length} cells; ${MOST_COLUMNS} are the most. Keep the columns that are needed.`,
    line,
    `${MOST_COLUMNS + 1}`,
  );
}
