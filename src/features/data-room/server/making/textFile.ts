import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { csvLine } from "#domain/tables/csv.ts";
import { type DataTableSource, isText, type NumberCells, type TableRows, type TextCells } from "./tableRows.ts";

/** How a table becomes lines of text. */
interface Lines {
  readonly head: string;
  /** What stands before the first cell, between two and behind the last. */
  readonly begin: string;
  readonly between: string;
  readonly end: string;
  readonly text: (text: string | null) => string;
  readonly noNumber: string;
  /** What stands before each cell, such as its name. */
  readonly before: (key: string) => string;
}

const NEWLINE = "\n";

/** As lists are, but for the mark of byte order, which programs of analysts take for a part of the first column's name. */
function csvLines({ columns }: DataTableSource): Lines {
  const line = (text: string | null) => csvLine([text]).slice(0, -"\r\n".length);
  const head = csvLine(columns.map(({ key }) => key));
  return { head, begin: "", between: ",", end: "\r\n", text: line, noNumber: "", before: () => "" };
}

function jsonLines(): Lines {
  return {
    head: "",
    begin: "{",
    between: ",",
    end: `}${NEWLINE}`,
    text: (text) => JSON.stringify(text),
    noNumber: "null",
    before: (key) => `${JSON.stringify(key)}:`,
  };
}

/** Fast: a file is made while somebody waits, and its texts repeat so much that a stronger one saves little. */
const LEVEL = 3;

/** Writes a table as packed lines, some rows at a time. */
export async function writeTextFile(path: string, table: DataTableSource, format: "csv" | "jsonl"): Promise<void> {
  const lines = format === "csv" ? csvLines(table) : jsonLines();
  await pipeline(
    Readable.from(pieces(table, lines), { objectMode: false }),
    createGzip({ level: LEVEL, chunkSize: 2 ** 18 }),
    createWriteStream(path, { mode: 0o600 }),
  );
}

/** So many rows are one piece of text. */
const ROWS_AT_ONCE = 200;

function* pieces(table: DataTableSource, lines: Lines): Generator<Buffer> {
  if (lines.head !== "") yield Buffer.from(lines.head);
  for (const rows of table.rows()) {
    const cells = rows.cells.map((column, at) => cellWriter(column, lines, table.columns[at]?.key ?? "", at === 0));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield Buffer.from(piece(rows, from, cells, lines));
  }
}

function piece({ length }: TableRows, from: number, cells: readonly CellWriter[], { end }: Lines): string {
  let text = "";
  const to = Math.min(length, from + ROWS_AT_ONCE);
  for (let row = from; row < to; row++) {
    for (const cell of cells) text += cell(row);
    text += end;
  }
  return text;
}

type CellWriter = (row: number) => string;

/** Texts are written once each, with what stands around them. */
function cellWriter(cells: TextCells | NumberCells, lines: Lines, key: string, isFirst: boolean): CellWriter {
  const before = (isFirst ? lines.begin : lines.between) + lines.before(key);
  if (isText(cells)) {
    const { places } = cells;
    const written = cells.texts.map((text) => before + lines.text(text));
    return (row) => written[places[row] ?? 0] ?? "";
  }
  const none = before + lines.noNumber;
  return (row) => {
    const value = cells[row] ?? Number.NaN;
    return Number.isNaN(value) ? none : `${before}${value}`;
  };
}
