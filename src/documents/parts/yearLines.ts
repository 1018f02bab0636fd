import type { YearSeries, YearsOf } from "#domain/spending/sections.ts";
import { inMeasure } from "#domain/figures/measure.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { ColumnChart, LineChart, LineSeries, Mark } from "../chart.ts";
import type { Spending } from "../spending.ts";
import { moneyOf, yearNotes } from "./yearNotes.ts";

/** Something with an amount for each year, in dollars. */
export interface YearLine {
  readonly name: string;
  readonly colour: string;
  readonly dollars: readonly (number | null)[];
  readonly weight?: LineSeries["weight"];
}

/** Lines over the years in the measure chosen; `totals` are what shares are parts of. */
export function yearLines(
  section: YearsOf<YearSeries>,
  totals: readonly (number | null)[],
  lines: readonly YearLine[],
  spending: Spending,
): LineChart {
  return { kind: "lines", ranks: false, band: null, ...overYears(section, totals, lines, spending) };
}

/** The same as columns that stand on each other. */
export function yearStack(
  section: YearsOf<YearSeries>,
  totals: readonly (number | null)[],
  lines: readonly YearLine[],
  spending: Spending,
): ColumnChart {
  return { kind: "columns", stacked: true, ...overYears(section, totals, lines, spending) };
}

function overYears(
  section: YearsOf<YearSeries>,
  totals: readonly (number | null)[],
  lines: readonly YearLine[],
  { view, measure, words }: Spending,
) {
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const { numbers, unit } = measureFormats(measure, amounts, words);
  const inIt = (dollars: readonly (number | null)[]) =>
    dollars.map((amount, at) => inMeasure(measure, amount, totals[at] ?? null, view.own.population));
  return {
    marks: yearMarks(section.years, totals, words),
    categories: section.years.map((year) => words.formats.year(year)),
    series: lines.map(
      ({ dollars, weight, ...line }): LineSeries => ({ ...line, ...(weight && { weight }), values: inIt(dollars) }),
    ),
    kinds: section.kinds,
    ...yearNotes(section.years, { money: moneyOf(view), currentYear: view.currentYear }, words),
    ...breaksOf(
      section.years,
      section.rows.flatMap(({ breaks }) => breaks),
      words,
    ),
    format: numbers,
    unit,
  };
}

/** The years of a chart, each saying its total. */
export function yearMarks(years: readonly number[], totals: readonly (number | null)[], { formats }: Words): Mark[] {
  return years.map((year, at) => ({
    id: `year:${year}`,
    says: `${formats.year(year)}: ${formats.money(totals[at] ?? null)}`,
  }));
}

/** Where years begin from which on something drawn is of another definition. */
export function breaksOf(
  years: readonly number[],
  begun: readonly number[],
  { text }: Words,
): Pick<LineChart, "breaks"> | Record<string, never> {
  const at = years.flatMap((year, place) => (begun.includes(year) ? [place] : []));
  return at.length > 0 ? { breaks: { at, name: text("spending.newDefinition") } } : {};
}

/** From which amount in which year to which: for those who cannot see the chart. */
export function spokenYears(years: readonly number[], totals: readonly (number | null)[], { formats }: Words) {
  return {
    first: formats.year(years[0] ?? 0),
    last: formats.year(years.at(-1) ?? 0),
    from: formats.money(totals[0] ?? null),
    to: formats.money(totals.at(-1) ?? null),
  };
}
