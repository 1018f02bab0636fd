import { expect, test } from "vitest";
import { SHORT_FORMATS, shortFormat } from "./radioFormats.ts";

test("formats are known however stations spell them, and each spelling is one format's alone", () => {
  expect(shortFormat("CHR / Top 40")?.short).toBe("CHR");
  expect(shortFormat("top 40 (chr) ")?.short).toBe("CHR");
  expect(shortFormat("Country")).toBeUndefined();
  const filed = SHORT_FORMATS.flatMap((format) => format.filed.map((name) => name.toLowerCase()));
  expect(new Set(filed).size).toBe(filed.length);
});

test("an abbreviation is shorter than what it stands for and stands for one format alone", () => {
  const shorts = SHORT_FORMATS.map(({ short }) => short);
  expect(new Set(shorts).size).toBe(shorts.length);
  expect(SHORT_FORMATS.filter(({ short, filed: [name] }) => short.length >= name.length)).toEqual([]);
});
