import { type CellBounds, cellBounds, checkNames } from "./cellBounds.ts";
import { checkRows } from "./checkRows.ts";
import type { Column } from "./column.ts";
import { checkHeader, matchHeader } from "./matchHeader.ts";
import { type Problem, UnreadableFile } from "./problem.ts";
import { ProblemList } from "./problemList.ts";
import type { ReadOptions, RowBatch } from "./readers/reader.ts";
import { readTable } from "./readers/readTable.ts";
import { Row } from "./row.ts";

/** Blank ones included. */
const MOST_LINES = 100_000;

/** What an organisation's own file holds, and what becomes of its rows. */
export interface OwnTable {
  readonly columns: readonly Column[];
  /** The column without which a row is none. */
  readonly key: string;
  readonly mostRows: number;
  /** What to do with a file that has more. */
  readonly split: string;
  /** Whether a row is sound; it keeps what the row says. */
  readonly check: (row: Row) => boolean;
}

export interface OwnTableReading {
  readonly rows: number;
  /** All that is wrong, counted; the first of it in `problems`. */
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly Problem[];
}

/** Reads a file that belongs to an organisation, CSV or XLSX, row by row. What is wrong with it is told; nothing of it goes into a revision. */
export async function readOwnTable(bytes: Uint8Array, options: ReadOptions, own: OwnTable): Promise<OwnTableReading> {
  const problems = new ProblemList();
  const table = new TableRows(own, problems);
  try {
    for await (const batch of readTable(piecesOf(bytes), options, problems)) if (!table.take(batch)) break;
    table.end();
  } catch (reason) {
    if (!(reason instanceof UnreadableFile)) throw reason;
    problems.addFinal(reason.problem);
  }
  return { rows: table.rows, errors: problems.errors, refused: problems.refusedLines, problems: problems.kept };
}

/** The rows of one file, from its header on. */
class TableRows {
  rows = 0;
  readonly #own: OwnTable;
  readonly #problems: ProblemList;
  #row: Row | null = null;
  #usable = true;
  #width = 0;
  #bounds: CellBounds = [];
  #allLines = 0;

  constructor(own: OwnTable, problems: ProblemList) {
    this.#own = own;
    this.#problems = problems;
  }

  /** Whether more is wanted. */
  take(batch: RowBatch): boolean {
    const { key, check, mostRows, split } = this.#own;
    this.#allLines += batch.rows.length;
    if (this.#allLines > MOST_LINES)
      throw new UnreadableFile("too-many-rows", `A file can have at most ${MOST_LINES} lines, including blank ones.`);
    const rest = this.#row ? batch : this.#readHeader(batch);
    const row = this.#row;
    if (!row || !this.#usable) return this.#usable;
    this.rows += checkRows(rest, {
      row,
      // A sound row is kept by who checks it, so there is no text of it.
      check: () => (check(row) ? "" : null),
      problems: this.#problems,
      key: row.position(key),
      width: this.#width,
      bounds: this.#bounds,
    }).rows;
    if (this.rows > mostRows)
      throw new UnreadableFile("too-many-rows", `A file can have at most ${mostRows} rows. ${split}`);
    return true;
  }

  end(): void {
    if (this.#problems.errors > 0 || this.rows > 0) return;
    const [code, message] = this.#row
      ? (["no-data-rows", "The file has a header and no data rows. Nothing was changed."] as const)
      : (["empty-file", "The file holds nothing but blank lines. Export it again."] as const);
    this.#problems.add({ line: null }, code, () => message);
  }

  #readHeader({ rows, lines }: RowBatch): RowBatch {
    const at = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
    const [cells, line] = [rows[at], lines[at]];
    if (!cells || line === undefined) return { rows: [], lines: [] };
    checkNames(cells, line);
    this.#problems.firstDataLine = line + 1;
    const { columns } = this.#own;
    const header = matchHeader(cells, columns);
    this.#usable = checkHeader(header, columns, line, this.#problems);
    this.#row = new Row(header, this.#problems);
    this.#width = cells.length;
    this.#bounds = cellBounds(header, columns);
    return { rows: rows.slice(at + 1), lines: lines.slice(at + 1) };
  }
}

const PIECE = 64 * 1024;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** What stopped the reading names no row: half a file is not taken, however sound that half is. */
const STOPS = new Set<string>([
  "stray-quote",
  "unclosed-quote",
  "line-too-long",
  "too-many-columns",
  "missing-column",
  "repeated-column",
  "semicolon-file",
]);

interface Told {
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly { readonly line: number | null; readonly code: string }[];
}

/** Whether a file was read to its end, so that its sound rows can be taken without the others. */
export function isReadToItsEnd({ errors, refused, problems }: Told): boolean {
  return refused > 0 && errors > 0 && problems[0]?.line !== null && !STOPS.has(problems[0]?.code ?? "");
}
