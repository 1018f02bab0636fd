import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvRecords } from "./csvRecords.ts";

const plainCell = fc.string({ unit: fc.constantFrom("a", "7", " ", ".", "é", "-"), maxLength: 6 });
const quotedCell = fc
  .string({ unit: fc.constantFrom("a", ",", "\n", '""', " ", "ü"), maxLength: 8 })
  .map((text) => `"${text}"`);
const record = fc.array(fc.oneof({ weight: 4, arbitrary: plainCell }, { weight: 1, arbitrary: quotedCell }), {
  minLength: 1,
  maxLength: 5,
});
const file = fc.tuple(fc.array(record, { maxLength: 60 }), fc.constantFrom("\n", "\r\n"), fc.boolean(), fc.nat(3_000));

/** Spaces around cells never count, nor do blank lines at the end. */
function trimmed(rows: readonly (readonly string[])[]): string[][] {
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  return cells.slice(0, cells.findLastIndex((row) => row.some((cell) => cell !== "") || row.length > 1) + 1);
}

test("the quick way and csv-parse agree on every table, wherever quotation marks stand", () => {
  fc.assert(
    fc.property(file, ([records, lineEnd, ended, padding]) => {
      const gap = `${"x".repeat(padding)}${lineEnd}`;
      const text = records.map((cells, at) => (at % 7 === 3 ? gap : "") + cells.join(",")).join(lineEnd);
      const whole = text + (ended ? lineEnd : "");
      const expected = parse(whole, {
        record_delimiter: ["\r\n", "\n"],
        relax_column_count: true,
        trim: true,
        max_record_size: 0,
      });
      const { rows, rest } = csvRecords(whole, 1, ",");
      expect(rest).toBe("");
      expect(trimmed(rows)).toEqual(trimmed(expected));
    }),
    { numRuns: 500 },
  );
});

test("a file cut into blocks at line ends gives the same records and line numbers as in one piece", () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (records, every) => {
      const text = `${records.map((cells) => cells.join(",")).join("\n")}\n`;
      const whole = csvRecords(text, 1, ",");
      const rows: string[][] = [];
      const lines: number[] = [];
      const pieces = text.split(/(?<=\n)/);
      let rest = "";
      let line = 1;
      for (let at = 0; at < pieces.length; at += every) {
        const part = csvRecords(rest + pieces.slice(at, at + every).join(""), line, ",");
        rows.push(...part.rows);
        lines.push(...part.lines);
        ({ rest, restLine: line } = part);
      }
      expect(trimmed(rows)).toEqual(trimmed(whole.rows));
      expect(lines).toEqual(whole.lines);
    }),
    { numRuns: 300 },
  );
});

test("a record keeps the number of the line it begins on, after cells with line ends too", () => {
  const { rows, lines } = csvRecords('a,b\n1,"two\nlines"\n\n3,4\n', 10, ",");
  expect(rows).toEqual([["a", "b"], ["1", "two\nlines"], [""], ["3", "4"]]);
  expect(lines).toEqual([10, 11, 13, 14]);
});

test("a quotation mark inside a bare cell is refused with its line", () => {
  expect(() => csvRecords('a,b\nc,d\n5" pipe,6" pipe\n', 1, ",")).toThrow(/Line 3 has a quotation mark/);
});
