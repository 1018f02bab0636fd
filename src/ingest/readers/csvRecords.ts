import { CsvError, parse } from "csv-parse/sync";
import { UnreadableFile } from "../problem.ts";

/** Lines with quotation marks that are nearer than this go to the parser together: a call costs as much as 30 plain lines. */
const NEAR = 2_000;

export interface Records {
  readonly rows: string[][];
  readonly lines: number[];
  /** The beginning of a record whose quoted cell goes on in the next block, and its line. */
  readonly rest: string;
  readonly restLine: number;
}

/**
 * Whole lines of CSV to records. Lines without quotation marks are split at the separator, which is what csv-parse
 * makes of them at half the speed; the others go to csv-parse.
 *
 * @throws UnreadableFile at a quotation mark that stands where none may
 */
export function csvRecords(text: string, firstLine: number, separator: string): Records {
  const rows: string[][] = [];
  const lines: number[] = [];
  let line = firstLine;
  let at = 0;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const start = quote === -1 ? text.length : Math.max(at, text.lastIndexOf("\n", quote) + 1);
    if (start > at) line = splitPlain(text.slice(at, start), separator, line, rows, lines);
    if (quote === -1) break;
    const { end, open } = quotedRun(text, start);
    if (end > start) line = parseQuoted(text.slice(start, end), separator, line, rows, lines);
    if (open) return { rows, lines, rest: text.slice(end), restLine: line };
    at = end;
  }
  return { rows, lines, rest: "", restLine: line };
}

function splitPlain(text: string, separator: string, firstLine: number, rows: string[][], lines: number[]): number {
  const returns = text.includes("\r");
  const end = text.endsWith("\n") ? text.length - 1 : text.length;
  let line = firstLine;
  for (const record of text.slice(0, end).split("\n")) {
    rows.push((returns && record.endsWith("\r") ? record.slice(0, -1) : record).split(separator));
    lines.push(line++);
  }
  return line;
}

/** Where the records with quotation marks that begin at `start` end, and whether one was left open there. */
function quotedRun(text: string, start: number): { end: number; open: boolean } {
  let end = start;
  let from = start;
  for (let inside = false; ; inside = !inside) {
    const quote = text.indexOf('"', from);
    if (inside && quote === -1) return { end, open: true };
    if (!inside) {
      const newline = text.indexOf("\n", from);
      if (quote === -1) return { end: newline === -1 ? text.length : newline + 1, open: false };
      if (newline !== -1 && newline < quote) {
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
