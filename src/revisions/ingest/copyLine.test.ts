import * as fc from "fast-check";
import { expect, test } from "vitest";
import { copyLine } from "./copyLine.ts";

const MEANINGS: Readonly<Record<string, string>> = { "\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\r": "\r" };

test("whatever a cell holds, a row stays one line and its cells stay apart", () => {
  const cell = fc.string({ unit: fc.constantFrom("\\", "\t", "\n", "\r", "N", ".", "é", "'"), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = copyLine(cells);
      expect(line.indexOf("\n")).toBe(line.length - 1);
      const back = line
        .slice(0, -1)
        .split("\t")
        .map((text) => text.replace(/\\./g, (pair) => MEANINGS[pair] ?? pair));
      expect(back).toEqual(cells);
    }),
  );
});

test("null differs from a text that looks like it", () => {
  expect(copyLine([null, "\\N", 7, ""])).toBe("\\N\t\\\\N\t7\t\n");
});
