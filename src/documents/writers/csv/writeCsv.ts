import { BYTE_ORDER_MARK, csvLine, toCsv } from "#domain/tables/csv.ts";
import type { ReportDocument, ReportTable } from "../../document.ts";
import type { Writer } from "../writer.ts";

/**
 * The tables of a document as CSV. A single one is the same bytes as the API's CSV of that table; several stand one after the
 * other, each below a line with its caption and parted by an empty line. Totals stay out: they would be added up twice.
 */
export const writeCsv: Writer = async (document) => {
  const tables = tablesOf(document);
  const [single] = tables;
  const text = tables.length === 1 && single ? tableCsv(single) : tables.map(captioned).join("\r\n");
  return new TextEncoder().encode(BYTE_ORDER_MARK + text);
};

const captioned = (table: ReportTable): string => csvLine([table.caption || table.name]) + tableCsv(table);

function tableCsv({ columns, rows }: ReportTable): string {
  return toCsv({ columns, rows: rows.map(({ cells }) => cells.map(({ value }) => value)) });
}

function tablesOf({ sections }: ReportDocument): ReportTable[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "figure" && part.table ? [part.table] : [])),
  );
}
