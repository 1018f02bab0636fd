import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Failure } from "../failure.ts";
import { toCsv } from "./csv.ts";
import { fromCsv } from "./fromCsv.ts";

const cellsOf = (text: string) => fromCsv(text).rows.map(({ cells }) => cells);

test("what was written is read again, whatever stands in it", () => {
  const columns = [
    { key: "name", unit: "text" },
    { key: "plan", unit: "text" },
  ] as const;
  const character = fc.constantFrom("a", "'", " ", ",", ";", '"', "\r", "\n", "=", "+", "-", "@", "ü");
  const word = fc.string({ unit: character }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 5 }), (rows) => {
      const filled = rows.filter((row) => row.some((cell) => cell !== ""));
      const expected = filled.map(([name, plan]) => ({ name, plan }));
      expect(cellsOf(toCsv({ columns, rows: filled }))).toEqual(expected);
    }),
  );
});

test("a file that a German or Spanish spreadsheet saved is read as well", () => {
  expect(cellsOf("\ufeffName;Plan\r\nRadio Köln;Premium\r\n\r\n")).toEqual([{ name: "Radio Köln", plan: "Premium" }]);
  expect(cellsOf("name\tplan\nA\t")).toEqual([{ name: "A", plan: "" }]);
});

test("rows know their line, also after a cell of several lines", () => {
  const { rows } = fromCsv('name,plan\n"two\nlines",x\nB,y\n');
  expect(rows.map(({ line, cells }) => [line, cells["name"]])).toEqual([
    [2, "two\nlines"],
    [4, "B"],
  ]);
});

test.each([
  ['name\n"never closed', "A quotation mark in line 2 is never closed."],
  ["name\na,b", "Line 2 has 2 cells, but there are only 1 columns."],
  ["name,Name\na,b", 'The column "name" appears twice.'],
])("a file with a fault is refused with its line: %j", (text, message) => {
  expect(() => fromCsv(text)).toThrow(message);
});

test("a column that is missing differs from an empty cell, and an empty file has nothing", () => {
  const [row] = fromCsv("name,plan\nA").rows;
  expect([row?.cells["plan"], row?.cells["seats"]]).toEqual(["", undefined]);
  expect(fromCsv("")).toEqual({ header: [], rows: [] });
});

test.each([
  [
    "a cell",
    `name,plan\nA,${"x".repeat(1_001)}`,
    "Line 2, column 2: a cell can have at most 1000 characters; this one has 1001.",
  ],
  [
    "a name of a column",
    `name,${"x".repeat(1_000_000)}\nA,b`,
    "Line 1, column 2: a cell can have at most 1000 characters",
  ],
  ["a row", `name\n${",".repeat(150_000)}`, "Line 2 has 101+ cells; a row can have at most 100."],
  [
    "the header",
    `${",".repeat(150_000)}\n${"a\n".repeat(100_000)}`,
    "Line 1 has 101+ cells; a row can have at most 100.",
  ],
  ["a file", `name\n${"\n".repeat(1_000_000)}`, "A file can have at most 100000 lines, including blank ones."],
])("%s that is larger than it may be is refused with its place", (_what, text, message) => {
  expect(() => fromCsv(text)).toThrow(message);
});

test("cells that hold many entries may be longer where the list says so", () => {
  const text = `name,markets\nA,${"x".repeat(5_000)}`;
  expect(fromCsv(text, { markets: 5_000 }).rows[0]?.cells["markets"]).toHaveLength(5_000);
  expect(() => fromCsv(text)).toThrow("Line 2, column 2");
});

test.each([
  ["quotation marks that never close", '"'.repeat(1_000_001)],
  ["quoted cells one after the other", '"a",'.repeat(250_000)],
  ["one line without end", "x".repeat(1_000_000)],
  ["quotation marks doubled without end", `"${'""'.repeat(500_000)}`],
])("a megabyte of %s is refused in no time", (_what, text) => {
  const begun = process.threadCpuUsage();
  expect(() => fromCsv(`name\n${text}`)).toThrow(Failure);
  const { user, system } = process.threadCpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
