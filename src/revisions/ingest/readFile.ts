import { type RowAmender, rowAmender } from "./amendRows.ts";
import type { Amendments } from "./amendments.ts";
import { cellBounds, checkNames } from "./cellBounds.ts";
import { checkPlain } from "./checkPlain.ts";
import { type Checking, checkRows } from "./checkRows.ts";
import { detectLayout, knownColumns } from "./detectLayout.ts";
import type { Header } from "./header.ts";
import type { ImportReport } from "./importReport.ts";
import type { FurtherRows, ImportGeography, Layout, LayoutName, RowCheck } from "./layout.ts";
import { LAYOUT_BY_NAME } from "./layoutByName.ts";
import { allColumns, checkHeader, matchHeader, missingColumns } from "./matchHeader.ts";
import { UnreadableFile } from "./problem.ts";
import type { ProblemList } from "./problemList.ts";
import { type Progress, progressMeter } from "./progress.ts";
import type { ReadOptions, Reader, RowBatch } from "./readers/reader.ts";
import { readRows } from "./readers/readRows.ts";
import { Row } from "./row.ts";
import type { OpenSource } from "./source.ts";

/** How a file is read and checked. */
export interface ReadOrder {
  /** Without one it is detected from the header. */
  readonly layout?: LayoutName | undefined;
  readonly fileName: string;
  readonly geography: ImportGeography;
  readonly options?: ReadOptions | undefined;
  readonly amendments?: Amendments | undefined;
  /** Text only, if it is not said. */
  readonly reader?: Reader | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Told of every batch, as it stands in the file, when its rows have been checked. */
  readonly onChecked?: ((batch: RowBatch) => void) | undefined;
}

/** A file whose header has been read. */
export interface FileReading {
  /** Null where it is not known, or the header cannot be used: there are no rows to be read then. */
  readonly layout: Layout | null;
  readonly header: Header | null;
  /** Reads to the end: the sound rows as COPY data. To be called once. */
  readonly chunks: () => AsyncGenerator<Uint8Array>;
  /** What is written beside the rows of a file without an error, when all is read. To be called once. */
  readonly further: () => readonly FurtherRows[];
  /** What became of it, when all is read. */
  readonly report: () => ImportReport;
  /** Rows that were left out because a person said so. */
  readonly leftOut: () => number;
  /** Lets go of the file. */
  readonly close: () => Promise<void>;
}

interface Reading {
  readonly order: ReadOrder;
  readonly source: OpenSource;
  readonly importId: number;
  readonly problems: ProblemList;
  readonly batches: AsyncIterator<RowBatch>;
  rows: number;
  sound: number;
  leftOut: number;
  further: (() => readonly FurtherRows[]) | null;
}

/** Reads a file's header. What is wrong with the file goes to the problems; rows are read and checked as they are asked for. */
export async function readFile(
  order: ReadOrder,
  source: OpenSource,
  importId: number,
  problems: ProblemList,
): Promise<FileReading> {
  const read = order.reader ?? readRows;
  const batches = read(source.bytes, order.options ?? {}, problems)[Symbol.asyncIterator]();
  const reading: Reading = { order, source, importId, problems, batches, rows: 0, sound: 0, leftOut: 0, further: null };
  let layout = order.layout ? LAYOUT_BY_NAME[order.layout] : null;
  let header: Header | null = null;
  let first: FirstLine | null = null;
  let usable: Usable = "no";
  try {
    first = await readHeader(reading);
    if (first) {
      layout ??= detectLayout(first.cells);
      header = layout && headerOf(first.cells, layout, order.amendments);
      usable = checkLayout(first, layout, header, { problems, chosen: order.amendments?.columns !== undefined });
    }
  } catch (reason) {
    noteUnreadable(reason, problems);
  }
  const [known, columns, rest] = [layout, header, first?.rest];
  return {
    layout: usable === "no" ? null : known,
    header,
    chunks: async function* () {
      if (usable !== "no" && known && columns && rest) yield* copyChunks(reading, known, columns, rest);
    },
    further: () => (problems.errors === 0 ? (reading.further?.() ?? []) : []),
    report: () => {
      const told = report(reading, known, columns);
      // No row can be taken of a file that lacks a column, whatever its other cells say.
      return usable === "faulty" ? { ...told, refused: told.rows } : told;
    },
    leftOut: () => reading.leftOut,
    close: async () => {
      await batches.return?.();
    },
  };
}

function noteUnreadable(reason: unknown, problems: ProblemList): void {
  if (!(reason instanceof UnreadableFile)) throw reason;
  problems.addFinal(reason.problem);
}

interface FirstLine {
  readonly cells: readonly string[];
  readonly line: number;
  /** The rows that came with it. */
  readonly rest: RowBatch;
}

/** The first line that is not blank; null after its absence has been noted. */
async function readHeader({ batches, problems }: Reading): Promise<FirstLine | null> {
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    const { rows, lines } = next.value;
    const at = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
    const [cells, line] = [rows[at], lines[at]];
    if (!cells || !line) continue;
    checkNames(cells, line);
    problems.firstDataLine = line + 1;
    return { cells, line, rest: { rows: rows.slice(at + 1), lines: lines.slice(at + 1) } };
  }
  if (problems.errors === 0) {
    problems.add({ line: null }, "empty-file", () => "The file holds nothing but blank lines. Export it again.");
  }
  return null;
}

/** Which column holds what: as a person has said, else as the names say. */
function headerOf(cells: readonly string[], layout: Layout, amendments: Amendments | undefined): Header {
  const matched = matchHeader(cells, allColumns(layout));
  if (!amendments?.columns) return matched;
  const chosen = Object.entries(amendments.columns).filter(([, at]) => at >= 0 && at < cells.length);
  return { names: matched.names, positions: new Map(chosen) };
}

/** A faulty header lacks columns or has some twice: nothing is taken, and what is wrong with the cells that there are is told all the same. */
type Usable = "yes" | "faulty" | "no";

/** Whether the header can be used; what keeps it from that is noted. */
function checkLayout(
  first: FirstLine,
  layout: Layout | null,
  header: Header | null,
  { problems, chosen }: { readonly problems: ProblemList; readonly chosen: boolean },
): Usable {
  const { cells, line } = first;
  if (!layout || !header) {
    const found = cells.map((cell) => cell.trim()).join(", ");
    const message = () => `No layout has these columns: ${found}. Name the layout, or see the list of accepted files.`;
    problems.add({ line }, "layout-unknown", message);
    return "no";
  }
  if (checkHeader(header, allColumns(layout), line, problems, chosen)) return "yes";
  const other = detectLayout(cells);
  if (other && knownColumns(cells, other) > knownColumns(cells, layout)) {
    const message = () => `The columns are those of ${other.title}. Import the file with the layout ${other.name}.`;
    problems.add({ line }, "layout-unknown", message);
    return "no";
  }
  return "faulty";
}

/** The file's sound rows as COPY data. What stops the reading is noted, so that the copy itself ends in order. */
async function* copyChunks(
  reading: Reading,
  layout: Layout,
  header: Header,
  rest: RowBatch,
): AsyncGenerator<Uint8Array> {
  const { order, source, importId, batches, problems } = reading;
  const missing = missingColumns(header, allColumns(layout));
  const row = new Row(header, problems, missing);
  const decimalComma = order.options?.decimalComma ?? false;
  const rowCheck = layout.open({ importId, row, problems, geography: order.geography, decimalComma });
  const { check, finish, gathered } = rowCheck;
  const plain = missing.size > 0 ? undefined : rowCheck.plain;
  reading.further = rowCheck.further ?? null;
  const checking = {
    row,
    check,
    problems,
    key: row.position(layout.columns[0]?.key ?? ""),
    width: header.names.length,
    bounds: cellBounds(header, allColumns(layout)),
  };
  const amender = rowAmender(order.amendments ?? {}, header);
  const tell = order.onProgress && progressMeter(order.onProgress, source.totalBytes);
  try {
    for (let batch = rest, done = false; !done; ) {
      order.signal?.throwIfAborted();
      const text = checked(reading, batch, amender, checking, plain);
      tell?.(reading.rows, source.bytesRead());
      if (text !== "") yield Buffer.from(text, "utf8");
      if (gathered) yield* soundOnly(gathered(false), problems);
      const next = await batches.next();
      done = next.done === true;
      if (!next.done) batch = next.value;
    }
  } catch (reason) {
    noteUnreadable(reason, problems);
  }
  if (missing.size === 0) finish?.();
  if (gathered) yield* soundOnly(gathered(true), problems);
  if (reading.rows === 0 && problems.errors === 0) {
    problems.add({ line: null }, "no-data-rows", () => "The file has a header and no data rows. Nothing was changed.");
  }
}

/** After the first error nothing of a file is taken. */
function soundOnly(chunks: readonly Uint8Array[], problems: ProblemList): readonly Uint8Array[] {
  return problems.errors === 0 ? chunks : [];
}

function checked(
  reading: Reading,
  batch: RowBatch,
  amender: RowAmender,
  checking: Checking,
  plain: RowCheck["plain"],
): string {
  const amended = amender.amend(batch);
  const asBytes = plain && amended === batch ? batch.plain : undefined;
  const found = plain && asBytes ? { ...checkPlain(asBytes, plain, checking), text: "" } : checkRows(amended, checking);
  reading.order.onChecked?.(batch);
  reading.rows += found.rows;
  reading.sound += found.sound;
  reading.leftOut = amender.leftOut();
  return found.text;
}

function report({ order, importId, problems, rows, sound }: Reading, layout: Layout | null, header: Header | null) {
  const accepted = problems.errors === 0;
  const used = new Set(header?.positions.values());
  return {
    importId,
    layout: layout?.name ?? "unknown",
    file: order.fileName,
    status: accepted ? "accepted" : "refused",
    rows,
    accepted: accepted ? sound : 0,
    refused: problems.refusedLines,
    problems: problems.kept,
    errors: problems.errors,
    warnings: problems.warnings,
    ignoredColumns: (header?.names ?? []).filter((_, at) => !used.has(at)),
  } as const;
}
