import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Queryable } from "#database/database.ts";
import { brandFor } from "#documents/brandFor.ts";
import { wordsFor } from "#documents/wordsFor.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { CELLS_AT_ONCE, MOST_CELLS } from "#domain/customReport/reportDefinition.ts";
import { type ReportSize, reportSize } from "#domain/customReport/reportSize.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { resolveScope } from "#domain/customReport/resolveScope.ts";
import { type ReportResult, runDefinition } from "#domain/customReport/runDefinition.ts";
import { toCsv } from "#domain/csv.ts";
import { Failure } from "#domain/failure.ts";
import type { Cell } from "#domain/table.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Caller } from "#identity/caller.ts";
import {
  type CustomReportParts,
  customReportDocument,
  customReportHead,
  sourceOf,
} from "#reports/customReport/customReportDocument.ts";
import { customReportTable } from "#reports/customReport/customReportTable.ts";
import { memberTable } from "#reports/customReport/memberTable.ts";
import { measureLine } from "#reports/customReport/reportWords.ts";
import type { ReportRow } from "#reports/document.ts";
import type { Press } from "#reports/press.ts";
import { FILE_TYPES } from "#domain/fileTypes.ts";
import { writeRowsXlsx } from "#reports/writers/xlsx/writeRowsXlsx.ts";
import type { Publication } from "#revisions/publication.ts";
import { type FileFormat, MOST_IN_PAGES } from "../contract/reportSchemas.ts";
import { presentResult } from "./presentResult.ts";
import { reportSource } from "./reportSource.ts";
import type { RunOutcome } from "./runRows.ts";

export interface MakingParts {
  readonly database: Queryable;
  readonly press: Press;
  /** The product's name. */
  readonly product: string;
}

/** What is to be made of a report. */
export interface MakingOrder {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly format: FileFormat;
  readonly locale: Locale;
  readonly paper: "a4" | "letter";
}

/** For whom, and of what: a publication that holds the caller's verticals alone. */
export interface MakingFor {
  readonly caller: Pick<Caller, "person" | "rights">;
  readonly publication: Publication;
}

/** How a making that takes long is followed and stopped. */
export interface MakingRun {
  readonly signal?: AbortSignal;
  readonly progress?: (part: number) => void;
}

/** A workbook of fewer cells is laid out like every other document's, with its chart's table and its members. */
const LAID_OUT_CELLS = 20_000;
/** Rows written between two looks at what else the product has to do. */
const ROWS_AT_A_TIME = 2_000;

/** A computed report with what a later one is compared with. */
export interface Computed {
  readonly result: ReportResult;
  readonly cells: number;
  /** The same for the same figures, whatever the edition is called. */
  readonly hash: string;
}

/**
 * Computes a report as a reader may see it now.
 *
 * @throws Failure `too-large`, `market-not-entitled` where nothing that was asked for may be seen
 */
export function computeReport(definition: ReportDefinition, source: ReportSource): Computed {
  checkSize(sizeOf(definition, source));
  const result = runDefinition(definition, source);
  const leftOut = result.warnings.some(({ kind }) => kind === "marketsLeftOut" || kind === "customLeftOut");
  if (result.scope.units.length === 0 && leftOut)
    throw new Failure("market-not-entitled", "None of the report's markets is part of your subscription.");
  const figures = result.fields.filter(({ measure }) => measure !== null).length;
  const hash = createHash("sha256");
  hash.update(JSON.stringify([result.fields.map(({ key }) => key), result.total, result.warnings]));
  for (const { cells } of result.rows) hash.update(JSON.stringify(cells));
  return { result, cells: result.rows.length * figures, hash: hash.digest("hex") };
}

export function sizeOf(definition: ReportDefinition, source: ReportSource): ReportSize {
  return reportSize(definition, resolveScope(definition, source));
}

/** Whether a report is made while its reader waits. */
export function isMadeAtOnce({ cells }: ReportSize): boolean {
  return cells <= CELLS_AT_ONCE;
}

/** @throws Failure `too-large` */
export function checkSize({ cells }: ReportSize, format: FileFormat = "csv"): void {
  const most = MOST_IN_PAGES[format] ?? MOST_CELLS;
  if (cells <= most) return;
  const number = (count: number) => count.toLocaleString("en-US");
  throw new Failure(
    "too-large",
    `The report has about ${number(cells)} cells; this kind of file holds ${number(most)}.`,
  );
}

/** Computes a report and writes its file. Without `unless`, or where the figures differ from those of that hash. */
export async function makeReport(
  parts: MakingParts,
  order: MakingOrder,
  { caller, publication }: MakingFor,
  { signal, progress }: MakingRun = {},
  unless: string | null = null,
): Promise<RunOutcome & { readonly hash: string }> {
  const begun = performance.now();
  const words = await wordsFor(publication, order.locale);
  const source = reportSource(publication, caller.rights, words);
  const { result, cells, hash } = computeReport(order.definition, source);
  checkSize(sizeOf(order.definition, source), order.format);
  progress?.(0.3);
  signal?.throwIfAborted();
  const brand = await brandFor(parts.database, caller.person.customerId, parts.product);
  const document: CustomReportParts = {
    ...order,
    result,
    revision: publication.revision,
    words,
    brand,
    madeAt: new Date().toISOString(),
  };
  const bytes = unless === hash ? null : await write(parts.press, document, order.format, cells, { signal, progress });
  const { fileName } = customReportHead(document).about;
  return {
    revision: Number(publication.revision.id),
    rows: result.rows.length,
    cells,
    durationMs: performance.now() - begun,
    warnings: result.warnings,
    file: bytes && { name: `${fileName || "report"}.${order.format}`, type: typeOf(order.format), bytes },
    hash,
  };
}

async function write(
  press: Press,
  parts: CustomReportParts,
  format: FileFormat,
  cells: number,
  run: { readonly signal: AbortSignal | undefined; readonly progress: ((part: number) => void) | undefined },
): Promise<Uint8Array> {
  const { result, revision } = parts;
  if (format === "json") return new TextEncoder().encode(`${JSON.stringify(presentResult(result, revision.id))}\n`);
  if (format === "csv")
    return new TextEncoder().encode(toCsv({ columns: result.fields, rows: result.rows.map((row) => row.cells) }));
  if (format === "xlsx" && cells > LAID_OUT_CELLS) return writeLongWorkbook(parts, run);
  return press.print(customReportDocument(parts), format, run.signal);
}

/** Many rows straight into a workbook, with a pause for everything else now and then. */
function writeLongWorkbook(
  parts: CustomReportParts,
  {
    signal,
    progress,
  }: { readonly signal: AbortSignal | undefined; readonly progress: ((part: number) => void) | undefined },
): Promise<Uint8Array> {
  const { definition, result, words, revision } = parts;
  const writing = { definition, years: result.scope.years, words, currentYear: revision.currentYear };
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (let at = 0; at < result.rows.length; at += ROWS_AT_A_TIME) {
      signal?.throwIfAborted();
      const piece = { ...result, rows: result.rows.slice(at, at + ROWS_AT_A_TIME), total: null };
      for (const row of customReportTable(piece, writing).rows) yield valuesOf(row, named);
      progress?.(0.3 + (0.7 * at) / result.rows.length);
      await setImmediate();
    }
    const total = result.total && customReportTable({ ...result, rows: [] }, writing).totals[0];
    if (total) yield valuesOf(total, named);
  }
  const { columns } = customReportTable(
    result.rows.length > 0 ? { ...result, rows: result.rows.slice(0, ROWS_AT_A_TIME) } : result,
    writing,
  );
  const named = columns.filter(({ numeric }) => !numeric).length;
  const members = memberTable(result.scope.units, words);
  return writeRowsXlsx({
    document: customReportHead(parts),
    name: "report",
    caption: measureLine(definition, result.scope.years, words),
    source: sourceOf(parts),
    columns,
    rows: rows(),
    further: members ? [members] : [],
    ...(signal && { signal }),
  });
}

/** Names as they read, figures as they are. */
function valuesOf({ cells }: ReportRow, named: number): Cell[] {
  return cells.map(({ value, text }, at) => (at < named ? text : value));
}

function typeOf(format: FileFormat): string {
  return format === "json" ? "application/json" : FILE_TYPES[format];
}
