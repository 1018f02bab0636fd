import { expect, test } from "vitest";
import { toCsv } from "#domain/tables/csv.ts";
import type { MapLine } from "./adIntelSchemas.ts";
import { mapTable } from "./adIntelTables.ts";
import { readMapFile } from "./readMapFile.ts";

const line = (category: string, name: string, subVertical?: string | null): MapLine => ({
  category,
  industry: "Health, care",
  major: "Care",
  name,
  dollars: 1,
  suggestion: null,
  ...(subVertical === undefined ? {} : { subVertical }),
});

const items = [line("1", "Hospitals", "hospitals"), line("2", "Clinics"), line("3", "Lotteries", null)];

test("a map that was saved and comes back as it was changes nothing", () => {
  expect(readMapFile(toCsv(mapTable({ items })), items)).toEqual({ changes: [], unknown: [] });
});

test("what was filled in is a change, by id or by a name in any language; a dash is none of ours", () => {
  const head = "industry,major,category,sub_vertical";
  const text = `${head}\n"Health, care",Care,Hospitals,-\n"health, care",care,clinics,Hospitals\n"Health, care",Care,Lotteries,\n`;
  expect(readMapFile(text, items).changes).toEqual([
    { category: "1", subVertical: null },
    { category: "2", subVertical: "hospitals" },
  ]);
});

test("what there is not is named with its line", () => {
  const text = `industry,major,category,sub_vertical\nX,Y,Z,hospitals\n"Health, care",Care,Clinics,unicorns\n`;
  expect(readMapFile(text, items)).toEqual({
    changes: [],
    unknown: [
      { line: 2, what: "category", value: "X > Y > Z" },
      { line: 3, what: "subVertical", value: "unicorns" },
    ],
  });
});
