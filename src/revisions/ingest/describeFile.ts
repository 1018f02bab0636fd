import { createReadStream } from "node:fs";
import { readFile as readBytes } from "node:fs/promises";
import { checkNames } from "./cellBounds.ts";
import { detectLayout } from "./detectLayout.ts";
import type { LayoutName } from "./layout.ts";
import { UnreadableFile, type Problem } from "./problem.ts";
import { ProblemList } from "./problemList.ts";
import { isGzip } from "./readers/inflate.ts";
import { peek } from "./readers/peek.ts";
import type { ReadOptions, RowBatch } from "./readers/reader.ts";
import { readTable } from "./readers/readTable.ts";
import { isWorkbook } from "./readers/refuseForeign.ts";
import { inspectWorkbook, type WorkbookNotes } from "./readers/xlsx/inspectWorkbook.ts";
import { openSource } from "./source.ts";
import { visibleValue } from "./cells/visibleValue.ts";

export const FILE_KINDS = ["text", "gzip", "workbook"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a file shows before it is read as a whole. */
export interface FileDescription {
  readonly kind: FileKind;
  /** Null for text. */
  readonly workbook: WorkbookNotes | null;
  /** Empty where the file cannot be read. */
  readonly columns: readonly FileColumn[];
  /** The layout that the header answers to; null where none does, or two do. */
  readonly layout: LayoutName | null;
  /** Why the file cannot be read. */
  readonly problem: Problem | null;
}

export interface FileColumn {
  /** As the file spells it; may be empty. */
  readonly name: string;
  /** The first different values that stand in it. */
  readonly samples: readonly string[];
}

const SAMPLE_ROWS = 200;
const SAMPLES = 5;
const MOST_COLUMNS = 500;

/** Looks at a file: what it is, its sheets, its columns with a few values. To be called in a thread of its own. */
export async function describeFile(path: string, options: ReadOptions): Promise<FileDescription> {
  const kind = await kindOf(path);
  let workbook: WorkbookNotes | null = null;
  try {
    if (kind === "workbook") workbook = await inspectWorkbook(await readBytes(path), options.sheet);
    const [header, ...rows] = await firstRows(path, options);
    if (!header) throw new UnreadableFile("empty-file", "The file holds nothing but blank lines. Export it again.");
    checkNames(header, 1);
    const columns = header.slice(0, MOST_COLUMNS).map((name, at) => ({
      name: visibleValue(name.trim()),
      samples: samplesOf(rows, at),
    }));
    return { kind, workbook, columns, layout: detectLayout(header)?.name ?? null, problem: null };
  } catch (reason) {
    if (!(reason instanceof UnreadableFile)) throw reason;
    return { kind, workbook, columns: [], layout: null, problem: reason.problem };
  }
}

async function kindOf(path: string): Promise<FileKind> {
  const stream = createReadStream(path, { end: 7 });
  try {
    const { head } = await peek(stream, 8);
    if (isWorkbook(head)) return "workbook";
    return isGzip(head) ? "gzip" : "text";
  } finally {
    stream.destroy();
  }
}

/** The first rows that hold anything, the header among them. */
async function firstRows(path: string, options: ReadOptions): Promise<(readonly string[])[]> {
  const source = await openSource({ path });
  const problems = new ProblemList();
  const rows: (readonly string[])[] = [];
  const batches = readTable(source.bytes, options, problems)[Symbol.asyncIterator]();
  try {
    for (let next = await batches.next(); !next.done && rows.length <= SAMPLE_ROWS; next = await batches.next())
      rows.push(...filled(next.value).slice(0, SAMPLE_ROWS + 1 - rows.length));
  } finally {
    await batches.return?.();
    source.close();
  }
  const [unreadable] = problems.kept;
  if (unreadable?.code === "not-utf8") throw new UnreadableFile(unreadable.code, unreadable.message, unreadable.line);
  return rows;
}

function filled({ rows }: RowBatch): (readonly string[])[] {
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

function samplesOf(rows: readonly (readonly string[])[], at: number): string[] {
  const values = new Set<string>();
  for (const cells of rows) {
    const value = cells[at]?.trim();
    if (value) values.add(visibleValue(value));
    if (values.size === SAMPLES) break;
  }
  return [...values];
}
