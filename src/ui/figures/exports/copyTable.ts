import type { FigurePart, ReportTable } from "#documents/document.ts";
import { asHtml, asTsv } from "./tableAsText.ts";

/**
 * Puts a table into the clipboard twice, with the digits of the screen: as cells that a spreadsheet takes apart, and as a table that text
 * programs and slides show, with its sentence and its source.
 */
export async function copyTable(table: ReportTable, figure: FigurePart): Promise<void> {
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": new Blob([asTsv(table)], { type: "text/plain" }),
      "text/html": new Blob([asHtml(table, figure)], { type: "text/html" }),
    }),
  ]);
}
