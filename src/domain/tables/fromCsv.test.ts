import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";
import { fromCsv } from "./fromCsv.ts";

const cellsOf = (text: string) => fromCsv(text).rows.map(({ cells }) => cells);

test("what was written is read again, whatever stands in it", () => {
  const columns = [
    { key: "name", unit: "text" },
    { key: "plan", unit: "text" },
  ] as const;
  const character = fc.constantFrom("a", "b", " ", ",", ";", '"', "\r", "\n", "=", "+", "-", "@", "ü");
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
  ["name,Name\na,b", 'The column "name" stands there twice.'],
])("a file with a fault is refused with its line: %j", (text, message) => {
  expect(() => fromCsv(text)).toThrow(message);
});

test("a column that is missing differs from an empty cell, and an empty file has nothing", () => {
  const [row] = fromCsv("name,plan\nA").rows;
  expect([row?.cells["plan"], row?.cells["seats"]]).toEqual(["", undefined]);
  expect(fromCsv("")).toEqual({ header: [], rows: [] });
});
