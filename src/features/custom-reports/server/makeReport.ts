import type { Queryable } from "#platform/database/database.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { ownSlidesFor } from "#revisions/reader/ownSlidesFor.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import { neededMarkets } from "#domain/customReport/neededMarkets.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { CELLS_AT_ONCE, MOST_CELLS } from "#domain/customReport/reportDefinition.ts";
import { type ReportSize, reportSize } from "#domain/customReport/reportSize.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { resolveScope } from "#domain/customReport/resolveScope.ts";
import { runDefinition } from "#domain/customReport/runDefinition.ts";
import { Failure } from "#domain/failure.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { TableMade } from "#documents/customReport/customReportOrder.ts";
import { presentResult } from "#documents/customReport/presentResult.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import type { Following } from "#documents/sideProcess.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { type FileFormat, MOST_IN_PAGES } from "../contract/reportSchemas.ts";
import { reportData, reportSource } from "./reportSource.ts";
import type { RunOutcome } from "./runRows.ts";

export interface MakingParts {
  readonly database: Queryable;
  readonly documentWorker: DocumentWorker;
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

/** For whom, and of what: a loaded revision that holds the caller's verticals alone. */
export interface MakingFor {
  readonly caller: Pick<Caller, "person" | "rights">;
  readonly loadedRevision: LoadedRevision;
  /** Whether nobody waits for it. */
  readonly background: boolean;
}

/** More than this is computed in the document worker: it would keep everybody else waiting for longer than a twentieth of a second. */
const QUICK_CELLS = 5_000;
const QUICK_MARKETS = 20;

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
    `The report has about ${number(cells)} cells; this file type can have at most ${number(most)}. Narrow the report.`,
  );
}

/** @throws Failure `market-not-entitled` where nothing that was asked for may be seen */
export function checkMarkets(definition: ReportDefinition, source: ReportSource): void {
  const { units, warnings } = resolveScope(definition, source);
  const leftOut = warnings.some(({ kind }) => kind === "marketsLeftOut" || kind === "customLeftOut");
  if (units.length === 0 && leftOut)
    throw new Failure("market-not-entitled", "None of the report's markets is part of your subscription.");
}

/** A report as a reader may see it now, or the first rows of it. A large one is computed in the document worker. */
export async function computeReport(
  documentWorker: DocumentWorker,
  definition: ReportDefinition,
  loadedRevision: LoadedRevision,
  source: ReportSource,
  first: number | null,
): Promise<TableMade> {
  const { cells } = sizeOf(definition, source);
  const { length: markets } = neededMarkets(definition, resolveScope(definition, source));
  if (cells > QUICK_CELLS || markets > QUICK_MARKETS)
    return documentWorker.table({ ...reportData(definition, loadedRevision, source, "en-US"), first });
  const result = runDefinition(definition, source);
  return {
    table: presentResult(result, loadedRevision.revision.id, first ?? undefined),
    allRows: result.rows.length,
  };
}

/**
 * Has a report computed and its file written in the document worker. Without `unless`, or where the figures differ from those of that hash.
 *
 * @throws Failure `too-large`, `market-not-entitled`
 */
export async function makeReport(
  parts: MakingParts,
  order: MakingOrder,
  { caller, loadedRevision, background }: MakingFor,
  follow: Following = {},
  unless: string | null = null,
): Promise<RunOutcome & { readonly hash: string }> {
  const begun = performance.now();
  const { definition, format, locale, name, paper } = order;
  const source = reportSource(loadedRevision, caller.rights, await wordsFor(loadedRevision, locale));
  checkSize(sizeOf(definition, source), format);
  checkMarkets(definition, source);
  const made = await parts.documentWorker.report(
    {
      ...reportData(definition, loadedRevision, source, locale),
      name,
      format,
      paper,
      brand: await brandFor(parts.database, caller.person.customerId, parts.product),
      ownSlides: format === "pptx" ? await ownSlidesFor(parts.database, caller.person.customerId) : null,
      madeAt: new Date().toISOString(),
      unless,
    },
    background,
    follow,
  );
  const { rows, cells, warnings, hash, fileName, bytes } = made;
  return {
    revision: Number(loadedRevision.revision.id),
    rows,
    cells,
    durationMs: performance.now() - begun,
    warnings,
    file: bytes && { name: `${fileName || "report"}.${format}`, type: typeOf(format), bytes },
    hash,
  };
}

function typeOf(format: FileFormat): string {
  return format === "json" ? "application/json" : FILE_TYPES[format];
}
