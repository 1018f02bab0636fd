import { expect, test } from "vitest";
import { csvFile, toCsv } from "./csv.ts";
import type { Cell } from "./table.ts";

const csvOf = (...cells: Cell[]) =>
  toCsv({ columns: cells.map((_, at) => ({ key: `c${at}`, unit: "text" })), rows: [cells] }).split("\r\n")[1];

test("a table starts with its keys, and every line ends with CR LF", () => {
  const table = {
    columns: [
      { key: "medium", unit: "text" },
      { key: "dollars", unit: "dollars" },
    ],
    rows: [
      ["tvOta", 1000],
      ["mobile", null],
    ],
  } as const;
  expect(toCsv(table)).toBe("medium,dollars\r\ntvOta,1000\r\nmobile,\r\n");
});

test.each([
  { cell: "plain", written: "plain" },
  { cell: "Dallas, TX", written: '"Dallas, TX"' },
  { cell: 'the "Big" one', written: '"the ""Big"" one"' },
  { cell: "two\r\nlines", written: '"two\r\nlines"' },
  { cell: 12.3, written: "12.3" },
  { cell: -5, written: "-5" },
  { cell: Number.NaN, written: "" },
  { cell: null, written: "" },
])("$cell is written as $written", ({ cell, written }) => {
  expect(toCsv({ columns: [{ key: "c", unit: "text" }], rows: [[cell]] })).toBe(`c\r\n${written}\r\n`);
});

test("a file begins with what tells spreadsheets that it is UTF-8", () => {
  expect(csvFile({ columns: [{ key: "name", unit: "text" }], rows: [["Señor Müller"]] })).toBe(
    "\uFEFFname\r\nSeñor Müller\r\n",
  );
});

test.each(["=1+1", "+1", "-1", "@cmd"])("text %j cannot run as a formula in a spreadsheet", (text) => {
  expect(csvOf(text)).toBe(`'${text}`);
});

test.each([
  { cell: "\tx", written: '"\'\tx"' },
  { cell: "Org;@SUM(1+1)*cmd|' /C calc'!A0;z", written: "\"Org;'@SUM(1+1)*cmd|' /C calc'!A0;z\"" },
  { cell: "a\t=1+1", written: '"a\t\'=1+1"' },
  { cell: 'so "=1+1" it is', written: '"so ""\'=1+1"" it is"' },
  { cell: "first\n-second", written: '"first\n\'-second"' },
  { cell: "a; b, c - d", written: '"a; b, c - d"' },
])("$cell cannot run where a spreadsheet of another language divides it", ({ cell, written }) => {
  expect(toCsv({ columns: [{ key: "c", unit: "text" }], rows: [[cell]] })).toBe(`c\r\n${written}\r\n`);
});

test("a carriage return in front of text is defused and quoted", () => {
  expect(toCsv({ columns: [{ key: "c", unit: "text" }], rows: [["\rx"]] })).toBe(`c\r\n"'\rx"\r\n`);
});
