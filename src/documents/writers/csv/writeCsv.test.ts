import { expect, test } from "vitest";
import { BYTE_ORDER_MARK, csvFile } from "#domain/tables/csv.ts";
import type { Table } from "#domain/tables/table.ts";
import type { ReportDocument } from "#documents/document.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { csvRows } from "./csvRows.ts";
import { writeCsv } from "./writeCsv.ts";

const textOf = async (document: ReportDocument) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await writeCsv(document));
const figuresOf = ({ sections }: ReportDocument) =>
  sections.flatMap(({ parts }) => parts).flatMap((part) => (part.kind === "figure" && part.table ? [part] : []));

test("a document of one table is that table's CSV, byte for byte", async () => {
  const document = await exampleDocument("de-DE");
  const [figure] = figuresOf(document);
  const table: Table = {
    columns: figure?.table?.columns ?? [],
    rows: (figure?.table?.rows ?? []).map(({ cells }) => cells.map(({ value }) => value)),
  };
  const single = { ...document, sections: [{ id: "one", title: "One", parts: figure ? [figure] : [] }] };
  expect(await textOf(single)).toBe(csvFile(table));
  expect(table.rows.length).toBeGreaterThan(10);
});

test("several tables stand one after the other, each below its caption and parted by an empty line", async () => {
  const document = await exampleDocument("en-US");
  const blocks = (await textOf(document)).replace(BYTE_ORDER_MARK, "").split("\r\n\r\n");
  const tables = figuresOf(document).map(({ table }) => table);
  expect(blocks).toHaveLength(tables.length);
  for (const [at, block] of blocks.entries()) {
    const [caption, heads, ...rows] = block.trimEnd().split("\r\n");
    expect(caption).toBe(`"${tables[at]?.caption}"`);
    expect(heads).toBe(tables[at]?.columns.map(({ key }) => key).join(","));
    expect(rows).toHaveLength(tables[at]?.rows.length ?? 0);
  }
});

test("rows that come one by one make the same text as all at once", async () => {
  const table: Table = {
    columns: [
      { key: "name", unit: "text" },
      { key: "dollars", unit: "dollars" },
    ],
    rows: Array.from({ length: 20_000 }, (_, at) => [
      at % 3 === 0 ? `=a"${at}` : `näme ${at}`,
      at % 7 === 0 ? null : at / 3,
    ]),
  };
  async function* oneByOne() {
    yield* table.rows;
  }
  let text = "";
  let pieces = 0;
  for await (const piece of csvRows(table.columns, oneByOne())) {
    text += piece;
    pieces += 1;
  }
  expect(text).toBe(csvFile(table));
  expect(pieces).toBeGreaterThan(3);
});
