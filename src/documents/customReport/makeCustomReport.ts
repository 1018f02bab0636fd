import { createHash } from "node:crypto";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { type ReportResult, runDefinition } from "#domain/customReport/runDefinition.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { Failure } from "#domain/failure.ts";
import type { Cell } from "#domain/tables/table.ts";
import { formatsFor } from "#language/format.ts";
import { marketNames } from "#language/marketNames.ts";
import { textIn } from "#language/words/textIn.ts";
import { type Words, wordsIn } from "#language/words/words.ts";
import { writeDocument } from "../writers/writeDocument.ts";
import { tabTitle } from "../writers/xlsx/tabTitles.ts";
import { nodeDeflater } from "../writers/xlsx/nodeDeflater.ts";
import { writeRowsXlsx } from "../writers/xlsx/writeRowsXlsx.ts";
import { type CustomReportParts, customReportDocument, customReportHead, sourceOf } from "./customReportDocument.ts";
import type { CustomReportOrder, ReportData, ReportFile, ReportTableOrder, TableMade } from "./customReportOrder.ts";
import { customReportTable, nameOf } from "./customReportTable.ts";
import { memberTable } from "./memberTable.ts";
import { presentResult } from "./presentResult.ts";
import { measureLine, memberName } from "./reportWords.ts";

/** A workbook of fewer cells is laid out like every other document's, with its chart's table and its members. */
const LAID_OUT_CELLS = 20_000;
/** Rows written between two words on how far it has come. */
const ROWS_AT_A_TIME = 2_000;
/** How much of the work is done when the figures are computed. */
const COMPUTED = 0.3;

/** Computes a custom report and writes its file. It takes its time: never where requests are answered. */
export async function makeCustomReport(
  order: CustomReportOrder,
  progress: (part: number) => void,
): Promise<ReportFile> {
  const { words, source } = await readData(order);
  const result = runDefinition(order.definition, source);
  const hash = hashOf(result);
  const cells = cellsOf(result);
  progress(COMPUTED);
  const parts: CustomReportParts = { ...order, result, words };
  const { about } = customReportHead(parts);
  return {
    rows: result.rows.length,
    cells,
    warnings: result.warnings,
    hash,
    fileName: about.fileName,
    bytes: order.unless === hash ? null : await write(parts, order.format, cells, progress),
  };
}

/** Computes a custom report as a table. */
export async function computeTable(order: ReportTableOrder): Promise<TableMade> {
  const { source } = await readData(order);
  const result = runDefinition(order.definition, source);
  return {
    table: presentResult(result, order.revision.id, order.first ?? undefined),
    allRows: result.rows.length,
  };
}

async function readData(data: ReportData): Promise<{ readonly words: Words; readonly source: ReportSource }> {
  const { locale, markets, wallets, revision, readable } = data;
  const text = await textIn(locale);
  const words = wordsIn(text, formatsFor(locale), marketNames(markets, text));
  const seen = new Set(readable);
  const held = new Map(wallets.map((wallet) => [wallet.market, wallet]));
  return {
    words,
    source: {
      revision,
      markets: new Map(markets.filter(({ id }) => seen.has(id)).map((market) => [market.id, market])),
      wallet: (id) => {
        const found = held.get(id);
        if (!found) throw new Failure("market-unknown", `The wallet of ${id} was not handed over.`);
        return found;
      },
      name: (dimension, id) => memberName({ dimension, id }, words),
      compare: (a, b) => words.formats.compare(a, b),
    },
  };
}

function cellsOf({ rows, fields }: ReportResult): number {
  return rows.length * fields.filter(({ measure }) => measure !== null).length;
}

function hashOf({ fields, total, warnings, rows }: ReportResult): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([fields.map(({ key }) => key), total, warnings]));
  for (const { cells } of rows) hash.update(JSON.stringify(cells));
  return hash.digest("hex");
}

async function write(
  parts: CustomReportParts,
  format: CustomReportOrder["format"],
  cells: number,
  progress: (part: number) => void,
): Promise<Uint8Array> {
  const { result, revision } = parts;
  if (format === "json") return new TextEncoder().encode(`${JSON.stringify(presentResult(result, revision.id))}\n`);
  if (format === "csv")
    return new TextEncoder().encode(csvFile({ columns: result.fields, rows: result.rows.map((row) => row.cells) }));
  if (format === "xlsx" && cells > LAID_OUT_CELLS) return writeLongWorkbook(parts, progress);
  return writeDocument(customReportDocument(parts), format);
}

/** Many rows straight into a workbook. */
function writeLongWorkbook(parts: CustomReportParts, progress: (part: number) => void): Promise<Uint8Array> {
  const { definition, result, words, revision } = parts;
  const writing = { definition, years: result.scope.years, words, currentYear: revision.currentYear };
  // Figures go as they are and are written by the formats of their columns; only names are put into words.
  function* rows(): Generator<readonly Cell[]> {
    for (const [at, { cells, merged }] of result.rows.entries()) {
      if (at % ROWS_AT_A_TIME === 0) progress(COMPUTED + ((1 - COMPUTED) * at) / result.rows.length);
      yield cells.map((value, place) => (place < named ? nameOf(value, result.fields[place], merged, words) : value));
    }
  }
  const { columns, totals } = customReportTable(
    result.rows.length > 0 ? { ...result, rows: result.rows.slice(0, ROWS_AT_A_TIME) } : result,
    writing,
  );
  const named = columns.filter(({ numeric }) => !numeric).length;
  const members = memberTable(result.scope.units, words);
  return writeRowsXlsx({
    deflater: nodeDeflater,
    document: customReportHead(parts),
    tab: tabTitle("report", words.formats.locale) ?? parts.name,
    caption: measureLine(definition, result.scope.years, words),
    source: sourceOf(parts),
    columns,
    rows: rows(),
    totals: totals.map(({ cells }) => cells.map(({ value, text }, place) => (place < named ? text : value))),
    further: members ? [members] : [],
  });
}
