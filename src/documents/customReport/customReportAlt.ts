import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { Words } from "#language/words/words.ts";
import type { ReportTable } from "../document.ts";

/** What the chart of a custom report shows, in words: its kind, what is measured, and its first row. */
export function customReportAlt({ chart }: ReportDefinition, table: ReportTable, { text }: Words): string {
  const [row] = table.rows;
  const named = table.columns.filter(({ numeric }) => !numeric).length;
  const first = row
    ? text("customReports.altRow", {
        name: row.cells
          .slice(0, named)
          .map((cell) => cell.text)
          .join(" · "),
        figures: row.cells
          .slice(named, named + 4)
          .map((cell, at) => `${table.columns[named + at]?.head ?? ""} ${cell.text}`)
          .join(", "),
      })
    : "";
  return text("customReports.alt", { kind: text(`customReports.chartKind.${chart}`), line: table.caption, first });
}
