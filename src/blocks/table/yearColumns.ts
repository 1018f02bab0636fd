import { heatStep } from "#charts/heat.ts";
import type { YearSeries, YearsOf } from "#domain/spending/sections.ts";
import type { Measure } from "#domain/measure.ts";
import type { Column } from "#ui/figure/DataTable.tsx";
import { measured } from "#words/measured.ts";
import type { Words } from "#words/words.ts";

/** The years of a table, `totals` being what shares are parts of; each cell shaded by growth and forecasts in italics, then the average growth. */
export function yearColumns<Row extends YearSeries>(
  section: YearsOf<Row>,
  totals: readonly (number | null)[],
  population: number,
  measure: Measure,
  words: Words,
): Column<Row>[] {
  const { text, formats } = words;
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const years = section.years.map((year, at): Column<Row> => {
    const scale = measured(measure, { amounts, total: totals[at] ?? null, population }, words);
    return {
      key: `dollars_${year}`,
      head: formats.year(year),
      numeric: true,
      forecast: section.kinds[at] === "forecast",
      heat: (row) => heatStep(row.growth[at] ?? null),
      value: (row) => scale.value(row.dollars[at] ?? null),
      shown: (row) => scale.cell(row.dollars[at] ?? null),
    };
  });
  return [
    ...years,
    {
      key: "cagr_percent",
      head: text("spending.column.cagr_percent"),
      unit: `${section.cagrFrom}–${section.cagrTo}`,
      numeric: true,
      value: (row) => row.cagr,
      shown: (row) => formats.growth(row.cagr),
    },
  ];
}

/** The unit that stands once below the head of the names; none among shares, which carry theirs. */
export function yearsUnit<Row extends YearSeries>(
  section: YearsOf<Row>,
  measure: Measure,
  words: Words,
): string | null {
  if (measure === "share") return null;
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  return measured(measure, { amounts, total: null, population: 0 }, words).unit;
}
