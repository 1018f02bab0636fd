import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { exampleReportOrder } from "#tests/support/exampleReportOrder.ts";
import { computeTable, makeCustomReport } from "./makeCustomReport.ts";

const silent = () => undefined;

test("a report's file and its table hold the same figures", async () => {
  const order = exampleReportOrder();
  const { table, allRows } = await computeTable({ ...order, first: null });
  const { bytes, rows, cells } = await makeCustomReport(order, silent);
  const lines = new TextDecoder().decode(bytes ?? undefined).split("\r\n");
  expect(allRows).toBe(rows);
  expect(cells).toBe(rows * 10);
  expect(lines[1]).toBe(table.rows[0]?.cells.map((cell) => cell ?? "").join(","));
  expect(lines).toHaveLength(rows + 2);
});

test("the first rows of a table come with the number of all", async () => {
  const { table, allRows } = await computeTable({ ...exampleReportOrder(), first: 5 });
  expect(table.rows).toHaveLength(5);
  expect(allRows).toBe(2 * 96);
});

test("no file is made where the figures are the ones of last time, whatever the revision is called", async () => {
  const order = exampleReportOrder();
  const { hash } = await makeCustomReport(order, silent);
  const renamed = { ...order, revision: { ...order.revision, id: "2", label: "Next" }, unless: hash };
  expect(await makeCustomReport(renamed, silent)).toMatchObject({ hash, bytes: null });
  const other = await makeCustomReport(
    { ...renamed, definition: { ...order.definition, political: "without" } },
    silent,
  );
  expect(other.bytes).not.toBeNull();
});

test("markets that the reader may not see are left out and named", async () => {
  const order = exampleReportOrder({ markets: { ids: ["tv-501", "tv-502"] } });
  const { warnings, rows } = await makeCustomReport({ ...order, readable: ["tv-501"] }, silent);
  expect(warnings).toEqual([{ kind: "marketsLeftOut", ids: ["tv-502"] }]);
  expect(rows).toBe(96);
});

test("a long workbook is written row by row, and says how far it has come", async () => {
  const heard: number[] = [];
  const order = exampleReportOrder({ count: 22, format: "xlsx" });
  const { bytes, rows } = await makeCustomReport(order, (part) => heard.push(part));
  const { sheets } = await readXlsx(bytes ?? new Uint8Array());
  expect(sheets.map(({ name }) => name)).toEqual(["About", "Report"]);
  // A head, every row, and the total.
  expect(sheets[1]?.rows).toHaveLength(rows + 2);
  expect(heard.length).toBeGreaterThan(1);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
});
