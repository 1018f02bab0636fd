import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { measureKey, type ReportField } from "#domain/customReport/reportField.ts";
import type { ReportResult } from "#domain/customReport/runDefinition.ts";
import type { Cell } from "#domain/tables/table.ts";
import { columnScale, type MoneyScale } from "#language/money.ts";
import { cellText } from "#language/words/cellText.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import type { ReportCell, ReportColumn, ReportRow, ReportTable } from "../document.ts";
import { kindedYear } from "#language/words/kindWords.ts";
import { fieldHead, measureLine, memberName, reportedKind } from "./reportWords.ts";

/** What of a result is written: also a part of its rows, or an answer of the API. */
export type WrittenResult = Pick<ReportResult, "fields" | "rows" | "total">;

interface TableWriting {
  readonly definition: ReportDefinition;
  readonly years: readonly number[];
  readonly words: Words;
  /** Years beyond this one are forecasts. */
  readonly currentYear: number;
}

/** A result as its readers see it, on the screen and in every file: names, heads with units, and each figure beside its number. */
export function customReportTable(result: WrittenResult, writing: TableWriting): ReportTable {
  const { definition, years, words, currentYear } = writing;
  const { fields } = result;
  const scale = moneyScale(result);
  const several = definition.measures.length > 1;
  const kindOf = ({ year }: ReportField) => (year === undefined ? undefined : reportedKind(year, currentYear));
  const row = (cells: readonly Cell[], merged: number): ReportRow => ({
    cells: cells.map((value, at) => written(value, fields[at], merged)),
    mark: null,
  });
  const written = (value: Cell, field: ReportField | undefined, merged: number): ReportCell => {
    if (!field || typeof value === "string" || field.dimension)
      return { value, text: nameOf(value, field, merged, words) };
    return { value, text: figureText(field, value, scale, words) };
  };
  return {
    name: "report",
    caption: measureLine(definition, years, words),
    columns: fields.map(
      (field): ReportColumn => ({
        key: field.key,
        head: kindedYear(fieldHead(field, several, words), kindOf(field), words),
        headUnit: headUnit(field, definition, scale, words),
        unit: field.unit,
        format: formatOf(field, scale),
        numeric: field.dimension === null,
        forecast: kindOf(field) === "forecast",
      }),
    ),
    rows: result.rows.map(({ cells, merged }) => row(cells, merged)),
    totals: result.total ? [totalRow(row(result.total, 0), words)] : [],
  };
}

/** A row's name below the head of a dimension; of several rows merged into one, how many. */
export function nameOf(value: Cell, field: ReportField | undefined, merged: number, words: Words): string {
  if (value === null || !field?.dimension) return "";
  return memberName({ dimension: field.dimension, id: String(value) }, words, merged);
}

/** One unit for all money of a report, so that its columns can be compared. */
export function moneyScale({ fields, rows }: WrittenResult): MoneyScale {
  return columnScale(
    ...fields.flatMap((field, at) =>
      isMoney(field) ? [rows.map(({ cells }) => (typeof cells[at] === "number" ? cells[at] : null))] : [],
    ),
  );
}

/** A figure below its head. */
function figureText(field: ReportField, value: number | null, scale: MoneyScale, words: Words): string {
  // Cells are written by the key of their measure, whatever they are about.
  return cellText(
    { key: field.measure ? measureKey(field.measure) : field.key, unit: field.unit },
    value,
    scale,
    words,
  );
}

/** How a column's numbers are written; null for names. */
export function formatOf({ measure }: ReportField, scale: MoneyScale): NumberFormat | null {
  switch (measure) {
    case null:
      return null;
    case "dollars":
    case "low":
    case "high":
      return { kind: "money", scale };
    case "perCapita":
      return { kind: "perCapita" };
    case "share":
      return { kind: "share" };
    case "growth":
    case "averageGrowth":
      return { kind: "growth" };
    default:
      return { kind: "index" };
  }
}

function headUnit(
  field: ReportField,
  { shareOf, political }: ReportDefinition,
  scale: MoneyScale,
  words: Words,
): string {
  if (isMoney(field)) return words.formats.moneyHead(scale);
  if (field.measure === "averageGrowth" && political === "with") return words.text("spending.coreOnly");
  return field.measure === "share" ? words.text(`customReports.shareUnit.${shareOf}`) : "";
}

function totalRow(row: ReportRow, words: Words): ReportRow {
  return {
    ...row,
    cells: row.cells.map((cell, at) =>
      at === 0 ? { value: cell.value, text: words.text("customReports.total") } : cell,
    ),
  };
}

function isMoney({ measure }: ReportField): boolean {
  return measure === "dollars" || measure === "low" || measure === "high";
}
