import { heatStep } from "#figures/charts/heat.ts";
import type { YearSeries, YearsOf } from "#domain/spending/sections.ts";
import type { GrowthSpan } from "#domain/spending/yearSeries.ts";
import type { Measure } from "#domain/figures/measure.ts";
import { measured } from "#language/words/measured.ts";
import { kindedYear } from "#language/words/kindWords.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import { type PlannedColumn, textColumn } from "./plannedColumn.ts";

/** The years of a table, `totals` being what shares are parts of; each cell shaded by growth, of core money where politics bends it, estimates named and forecasts in italics, then the average growth. */
export function yearColumns<Row extends YearSeries>(
  section: YearsOf<Row>,
  totals: readonly (number | null)[],
  population: number,
  measure: Measure,
  words: Words,
): PlannedColumn<Row>[] {
  const { text, formats } = words;
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const { numbers } = measureFormats(measure, amounts, words);
  const years = section.years.map((year, at): PlannedColumn<Row> => {
    const scale = measured(measure, { amounts, total: totals[at] ?? null, population }, words);
    return {
      key: `dollars_${year}`,
      head: kindedYear(formats.year(year), section.kinds[at], words),
      numeric: true,
      forecast: section.kinds[at] === "forecast",
      heat: (row) => heatStep(row.coreGrowth[at] ?? row.growth[at] ?? null),
      value: (row) => scale.value(row.dollars[at] ?? null),
      shown: (row) => scale.cell(row.dollars[at] ?? null),
      holds: measure === "share" ? "percent" : "dollars",
      format: numbers,
    };
  });
  return [
    ...years,
    {
      key: "cagr_percent",
      head: text("spending.column.cagr_percent"),
      unit: spanHead(section, words),
      numeric: true,
      value: (row) => row.cagr,
      shown: (row) =>
        row.breaks.some((year) => year > section.cagrFrom && year <= section.cagrTo)
          ? text("spending.newDefinition")
          : formats.growth(row.cagr),
      holds: "percent",
      format: { kind: "growth" },
    },
  ];
}

/** Which years average growth compares, and that it is without political money where they differ in their elections. */
export function spanHead({ cagrFrom, cagrTo, cagrOf }: GrowthSpan, { text }: Words): string {
  const span = `${cagrFrom}–${cagrTo}`;
  return cagrOf === "core" ? `${span}, ${text("spending.coreOnly")}` : span;
}

/** The column of the names, with the unit of all years below its head; among shares there is none, as each carries its own. */
export function nameColumn<Row extends YearSeries>(
  section: YearsOf<Row>,
  { key, head, name }: { readonly key: string; readonly head: string; readonly name: (row: Row) => string },
  measure: Measure,
  words: Words,
): PlannedColumn<Row> {
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const unit = measure === "share" ? null : measureFormats(measure, amounts, words).unit;
  return { ...textColumn(key, head, name), ...(unit !== null && { unit }) };
}
