import { expect, test } from "vitest";
import type { FigurePart, ReportTable } from "#documents/document.ts";
import { asHtml, asTsv } from "./tableAsText.ts";

const column = { key: "", headUnit: "", unit: "text", format: null, numeric: false, forecast: false } as const;
const table: ReportTable = {
  name: "media",
  caption: "",
  columns: [
    { ...column, head: "Medium" },
    { ...column, head: "Spending", headUnit: "$M", numeric: true },
    { ...column, head: "Growth", numeric: true },
  ],
  rows: [row("TV & <Radio>", "1,195", "+9.5%"), row("=HYPERLINK(1)", "–", "−1.3%"), row("-cmd", "n/a", "-$0.4")],
  totals: [row("Total", "1,195", "")],
};
const figure: FigurePart = {
  kind: "figure",
  name: "media",
  headline: "Mobile leads",
  measure: "Spending in $M",
  chart: null,
  alt: "",
  table,
  shows: "table",
  source: "Source: sample",
};

function row(...texts: string[]) {
  return { cells: texts.map((text) => ({ value: text, text })), mark: null };
}

test("a copied table has the digits of the screen, the units in its heads and its totals", () => {
  expect(asTsv(table).split("\r\n")).toEqual([
    "Medium\tSpending ($M)\tGrowth",
    "TV & <Radio>\t1,195\t+9.5%",
    "'=HYPERLINK(1)\t–\t−1.3%",
    "'-cmd\tn/a\t-$0.4",
    "Total\t1,195\t",
  ]);
});

test("for slides it is a table with its sentence and its source, and nothing in it is taken for markup", () => {
  const html = asHtml(table, figure);
  expect(html).toContain("<td>TV &amp; &lt;Radio&gt;</td>");
  expect(html).toContain('<td style="text-align:right"><b>1,195</b></td>');
  expect(html).toMatch(/Mobile leads.*Spending in \$M.*Source: sample/);
  expect(html.match(/<tr>/g)).toHaveLength(5);
});
