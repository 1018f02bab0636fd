import { expect, test } from "vitest";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import type { Table } from "#domain/tables/table.ts";
import { galleryView } from "#tests/gallery/galleryView.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { cellText } from "#language/words/cellText.ts";
import { columnHead } from "#language/words/columnText.ts";

// A section's own table takes its own figures; the compiler cannot follow that through a name.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const tableOf = <Name extends SectionName>(name: Name): Table => {
  const section = spendingSections[name];
  return section.table(section.compute(galleryView));
};

test.each(SECTION_NAMES)("every column of %s has a head in words", async (name) => {
  const words = await exampleWords("de-DE");
  for (const column of tableOf(name).columns) {
    expect(columnHead(column, words)).not.toMatch(/_|marketSummary/);
  }
});

test.each(SECTION_NAMES)("no cell of %s shows an id or a raw number", async (name) => {
  const words = await exampleWords("es-ES");
  const { columns, rows } = tableOf(name);
  for (const row of rows) {
    for (const [at, column] of columns.entries()) {
      const text = cellText(column, row[at] ?? null, "million", words);
      // A point before three digits groups thousands.
      expect(text).not.toMatch(/^[a-z]+[A-Z]|\d\.(?!\d{3}(\D|$))\d|-|undefined|NaN/);
    }
  }
});

test.each([
  [{ key: "dollars", unit: "dollars" }, 12_345_678, "12.3"],
  [{ key: "share_percent", unit: "percent" }, 23.4, "23.4%"],
  [{ key: "growth_percent", unit: "percent" }, -3.2, "−3.2%"],
  [{ key: "growth_percent", unit: "percent" }, null, "n/a"],
  [{ key: "dollars", unit: "dollars" }, 0, "–"],
  [{ key: "year", unit: "year" }, 2026, "2026"],
  [{ key: "month", unit: "count" }, 3, "Mar"],
  [{ key: "kind", unit: "text" }, "forecast", "Forecast"],
  [{ key: "medium", unit: "text" }, "holograms", "holograms"],
] as const)("%o shows %s as %s", async (column, cell, text) => {
  expect(cellText(column, cell, "million", await exampleWords("en-US"))).toBe(text);
});
