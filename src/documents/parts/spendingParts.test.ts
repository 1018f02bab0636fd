import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { MEASURES } from "#domain/figures/measure.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { arbitrarySpending } from "#tests/support/arbitrarySpending.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { FigurePart } from "../document.ts";
import type { Spending } from "../spending.ts";
import { politicalMonthsPart } from "./politicalMonthsPart.ts";
import { spendingPart } from "./spendingParts.ts";

const SCOPES: readonly Scope[] = [
  { kind: "market" },
  { kind: "vertical", id: "automotive" },
  { kind: "subVertical", id: "newCarDealers" },
];

/** Everything that a part says, in one text. */
function saidBy({ headline, measure, alt, source, table }: FigurePart): string {
  const cells = table ? [...table.rows, ...table.totals].flatMap((row) => row.cells.map(({ text }) => text)) : [];
  const heads = table ? table.columns.flatMap(({ head, headUnit }) => [head, headUnit]) : [];
  return [headline, measure, alt, source, ...heads, ...cells].join("\n");
}

/** A number without the sign for dollars, which stands in the head where the head names the unit; gains show their plus. */
const bare = (key: string, text: string) => text.replace(/\s?\$/, "").replace(key === "delta_dollars" ? "+" : "", "");

/** Cells whose text is not what their value and their column's format write. */
function differently({ table }: FigurePart, { words }: Spending): string[] {
  if (!table) return [];
  return table.rows.flatMap(({ cells }) =>
    cells.flatMap(({ value, text }, at) => {
      const column = table.columns[at];
      if (!column?.format || typeof value !== "number") return [];
      const written = writeNumber(column.format, column.unit === "percent" ? value / 100 : value, words.formats);
      return bare(column.key, written) === bare(column.key, text) ? [] : [`${column.key}: ${text} is not ${written}`];
    }),
  );
}

describe.each(LOCALES)("in %s", (locale) => {
  describe.each(MEASURES)("every block in %s", (measure) => {
    test.each(SCOPES)("can be a part of a document about %o", async (scope) => {
      const spending = await exampleSpending({ locale, measure, scope });
      for (const name of SECTION_NAMES) {
        const part = spendingPart(name, spending);
        expect(part.name).toBe(name);
        expect(part.headline).not.toBe("");
        expect(saidBy(part)).not.toMatch(/undefined|NaN|\{\{|spending\.|insights\.|verticals\./);
        expect(differently(part, spending)).toEqual([]);
        // A document goes to a thread of its own.
        expect(structuredClone(part)).toEqual(part);
      }
    });
  });
});

test("a chart shows the digits that its table holds", async () => {
  for (const measure of ["dollars", "perCapita"] as const) {
    const spending = await exampleSpending({ measure });
    const { chart, table } = spendingPart("mediaAdSpending", spending);
    if (chart?.kind !== "bars" || !table) throw new Error("Media are bars beside a table");
    const column = table.columns.findIndex(({ key }) => key === (measure === "dollars" ? "dollars" : "per_capita"));
    const shown = chart.series[0]?.values
      .slice(0, 8)
      .map((value) => writeNumber(chart.format, value, spending.words.formats));
    expect(shown).toEqual(table.rows.slice(0, 8).map(({ cells }) => cells[column]?.text));
  }
});

test("colours of charts are those of a white page, each spelled out", async () => {
  const spending = await exampleSpending();
  for (const name of SECTION_NAMES) {
    const { chart } = spendingPart(name, spending);
    const colours = [...JSON.stringify(chart).matchAll(/"colours?":("[^"]*"|\[[^\]]*\])/g)].map(
      ([, found]) => found ?? "",
    );
    expect(colours.length, name).toBeGreaterThan(0);
    for (const colour of colours) expect(colour).toMatch(/^("#[0-9a-f]{6}"|\[("#[0-9a-f]{6}",?)+\])$/);
  }
});

test("an election year has its months, another year has none", async () => {
  const { view } = await exampleSpending();
  const election = politicalMonthsPart(await exampleSpending({ view: { ...view, year: 2024 } }));
  expect(election?.table?.rows).toHaveLength(12);
  expect(election?.headline).toMatch(/^Book early: .* political money/);
  expect(politicalMonthsPart(await exampleSpending({ view: { ...view, year: 2025 } }))).toBeNull();
});

test("whatever the wallets hold, every block can be a part", async () => {
  const example = await exampleSpending({ locale: "de-DE" });
  await fc.assert(
    fc.asyncProperty(arbitrarySpending, fc.constantFrom(...MEASURES), async ({ view, scope }, measure) => {
      const spending = await exampleSpending({ locale: "de-DE", view, scope, measure });
      for (const name of SECTION_NAMES) {
        const part = spendingPart(name, { ...spending, words: example.words });
        expect(saidBy(part)).not.toMatch(/undefined|NaN|Infinity/);
        expect(differently(part, spending)).toEqual([]);
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
