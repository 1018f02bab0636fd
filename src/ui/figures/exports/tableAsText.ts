import type { FigurePart, ReportRow, ReportTable } from "#documents/document.ts";

/** The table's texts between tabs; a text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function asTsv({ columns, rows, totals }: ReportTable): string {
  const heads = columns.map(({ head, headUnit }) => (headUnit === "" ? head : `${head} (${headUnit})`));
  const lines = [heads, ...[...rows, ...totals].map(({ cells }) => cells.map(({ text }) => text))];
  return lines.map((cells) => cells.map(safe).join("\t")).join("\r\n");
}

/** The same as a table with heads, numbers to the right and totals in bold. */
export function asHtml(table: ReportTable, { headline, measure, source }: FigurePart): string {
  const { columns, rows, totals } = table;
  const heads = columns
    .map(({ head, headUnit }) => `<th>${escaped(headUnit === "" ? head : `${head} (${headUnit})`)}</th>`)
    .join("");
  const row = (cells: ReportRow["cells"], open: string, close: string) =>
    `<tr>${cells
      .map(({ text }, at) => {
        const align = columns[at]?.numeric ? ' style="text-align:right"' : "";
        return `<td${align}>${open}${escaped(text)}${close}</td>`;
      })
      .join("")}</tr>`;
  const body = [
    ...rows.map(({ cells }) => row(cells, "", "")),
    ...totals.map(({ cells }) => row(cells, "<b>", "</b>")),
  ];
  return (
    `<p><b>${escaped(headline)}</b><br>${escaped(measure)}</p>` +
    `<table><thead><tr>${heads}</tr></thead><tbody>${body.join("")}</tbody></table><p><small>${escaped(source)}</small></p>`
  );
}

/** A number with a sign is a number. */
function safe(text: string): string {
  const flat = text.replace(/[\t\r\n]+/g, " ");
  return /^[=@]|^[+-](?![\d.,\s$]*\d)/.test(flat) ? `'${flat}` : flat;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
