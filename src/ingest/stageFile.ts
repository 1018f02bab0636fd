import { checkRows } from "./checkRows.ts";
import { detectLayout, knownColumns } from "./detectLayout.ts";
import type { ImportRequest } from "./importRequest.ts";
import type { ImportReport } from "./importReport.ts";
import type { Layout } from "./layout.ts";
import { LAYOUT_BY_NAME } from "./layoutByName.ts";
import { copyRows, prepareRows } from "./load.ts";
import type { Header } from "./header.ts";
import { allColumns, checkHeader, matchHeader } from "./matchHeader.ts";
import { UnreadableFile } from "./problem.ts";
import { ProblemList } from "./problemList.ts";
import { progressMeter } from "./progress.ts";
import type { RowBatch } from "./readers/reader.ts";
import { readRows } from "./readers/readRows.ts";
import { Row } from "./row.ts";
import type { OpenSource } from "./source.ts";

/** A file while it is read. */
interface Reading {
  readonly request: ImportRequest;
  readonly source: OpenSource;
  readonly importId: number;
  readonly problems: ProblemList;
  readonly batches: AsyncIterator<RowBatch>;
  rows: number;
  sound: number;
}

/** Reads a file to its end, checks every row and writes the rows where nobody sees them yet. */
export async function stageFile(request: ImportRequest, source: OpenSource, importId: number): Promise<ImportReport> {
  const problems = new ProblemList();
  const batches = readRows(source.bytes, request.options ?? {}, problems)[Symbol.asyncIterator]();
  const reading: Reading = { request, source, importId, problems, batches, rows: 0, sound: 0 };
  let layout = request.layout ? LAYOUT_BY_NAME[request.layout] : null;
  let header: Header | null = null;
  try {
    const first = await readHeader(reading);
    if (first) {
      layout ??= detectLayout(first.cells);
      header = layout && matchHeader(first.cells, allColumns(layout));
      const usable = checkLayout(first, layout, header, problems);
      if (layout && header && usable) await stageRows(reading, layout, header, first.rest);
    }
  } catch (reason) {
    if (!(reason instanceof UnreadableFile)) throw reason;
    problems.addFinal(reason.problem);
  } finally {
    await batches.return?.();
  }
  return report(reading, layout, header);
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
    problems.firstDataLine = line + 1;
    return { cells, line, rest: { rows: rows.slice(at + 1), lines: lines.slice(at + 1) } };
  }
  if (problems.errors === 0) {
    problems.add({ line: null }, "empty-file", () => "The file holds nothing but blank lines. Export it again.");
  }
  return null;
}

/** Whether the header can be used; what keeps it from that is noted. */
function checkLayout(first: FirstLine, layout: Layout | null, header: Header | null, problems: ProblemList): boolean {
  const { cells, line } = first;
  if (!layout || !header) {
    const found = cells.map((cell) => cell.trim()).join(", ");
    const message = () => `No layout has these columns: ${found}. Name the layout, or see the list of accepted files.`;
    problems.add({ line }, "layout-unknown", message);
    return false;
  }
  if (checkHeader(header, allColumns(layout), line, problems)) return true;
  const other = detectLayout(cells);
  if (other && knownColumns(cells, other) > knownColumns(cells, layout)) {
    const message = () => `The columns are those of ${other.title}. Import the file with the layout ${other.name}.`;
    problems.add({ line }, "layout-unknown", message);
  }
  return false;
}

async function stageRows(reading: Reading, layout: Layout, header: Header, rest: RowBatch): Promise<void> {
  const { request, importId, problems } = reading;
  const table = await prepareRows(request.database, layout, importId);
  const row = new Row(header, problems);
  const { geography, options } = request;
  const decimalComma = options?.decimalComma ?? false;
  const { check, finish } = layout.open({ importId, row, problems, geography, decimalComma });
  const key = row.position(layout.columns[0]?.key ?? "");
  const checking = { row, check, problems, key, width: header.names.length };
  await copyRows(request.database, layout, table, copyChunks(reading, rest, checking));
  finish?.();
  if (reading.rows === 0 && problems.errors === 0) {
    problems.add({ line: null }, "no-data-rows", () => "The file has a header and no data rows. Nothing was changed.");
  }
}

/** The file's sound rows as COPY data. What stops the reading is noted, so that the copy itself ends in order. */
async function* copyChunks(
  reading: Reading,
  rest: RowBatch,
  checking: Parameters<typeof checkRows>[1],
): AsyncGenerator<Uint8Array> {
  const { request, source, batches, problems } = reading;
  const tell = request.onProgress && progressMeter(request.onProgress, source.totalBytes);
  try {
    for (let batch = rest, done = false; !done; ) {
      request.signal?.throwIfAborted();
      const { text, rows, sound } = checkRows(batch, checking);
      reading.rows += rows;
      reading.sound += sound;
      tell?.(reading.rows, source.bytesRead());
      if (text !== "") yield Buffer.from(text, "utf8");
      const next = await batches.next();
      done = next.done === true;
      if (!next.done) batch = next.value;
    }
  } catch (reason) {
    if (!(reason instanceof UnreadableFile)) throw reason;
    problems.addFinal(reason.problem);
  }
}

function report(
  { request, importId, problems, rows, sound }: Reading,
  layout: Layout | null,
  header: Header | null,
): ImportReport {
  const accepted = problems.errors === 0;
  const used = new Set(header?.positions.values());
  return {
    importId,
    layout: layout?.name ?? "unknown",
    file: request.fileName,
    status: accepted ? "accepted" : "refused",
    rows,
    accepted: accepted ? sound : 0,
    refused: problems.refusedLines,
    problems: problems.kept,
    errors: problems.errors,
    warnings: problems.warnings,
    ignoredColumns: (header?.names ?? []).filter((_, at) => !used.has(at)),
  };
}
