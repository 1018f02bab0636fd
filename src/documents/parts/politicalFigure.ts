import { politicalInMeasure } from "#domain/inMeasure/politicalInMeasure.ts";
import type { PoliticalSpending } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { measureFormats, type MeasureFormats } from "#language/words/measureFormats.ts";
import type { ChartSeries, ColumnChart } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline } from "./blockHeadline.ts";
import { mediumLight, roleLight } from "./lightColours.ts";
import { withoutColumns } from "./withoutColumns.ts";
import { yearNotes } from "./yearNotes.ts";

export interface PoliticalFigure extends BlockFigure {
  readonly section: PoliticalSpending;
  /** The same in the measure chosen. */
  readonly shown: PoliticalSpending;
  readonly write: MeasureFormats;
  /** What the months of the view's year show. */
  readonly monthsLine: string;
  /** False where the reader's verticals hold no political advertising. */
  readonly covered: boolean;
}

/** Political money by year and medium and, in an election year, month by month. Always with political, whatever the switch says. */
export function politicalFigure(spending: Spending): PoliticalFigure {
  const { view, words, measure } = spending;
  const { text, formats } = words;
  const section = spendingSections.politicalSpending.compute(view);
  const shown = politicalInMeasure(section, measure, view.own.population);
  const write = measureFormats(measure, [], words);
  const line = text(`spending.line.politicalSpending.${measure}`);
  const elections = shown.years
    .filter(({ year }) => year % 2 === 0)
    .map(({ year, dollars }) => `${formats.year(year)} ${write.inline(dollars)}`);
  const covered = view.own.wallet.subVerticals.some(isPolitical);
  return {
    name: "politicalSpending",
    section,
    shown,
    write,
    covered,
    monthsLine: text(`spending.line.politicalMonths.${measure}`, { year: formats.year(section.year) }),
    headline: blockHeadline("politicalSpending", spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: text("spending.alt.political", { line, years: formats.list(elections) }),
    shows: "chart",
    chart: () => (covered ? columnsOf(shown, spending, write) : null),
    table: () => {
      const whole = spendingSections.politicalSpending.table(shown);
      // Spending is the share already.
      return reportTable(measure === "share" ? withoutColumns(whole, ["share_percent"]) : whole, {
        name: tableName("politicalSpending"),
        caption: line,
        words,
        named: "year",
        amounts: measure === "dollars" ? undefined : write,
      });
    },
  };
}

/** So many media have a part of their own. */
const NAMED = 5;

/** The media that matter in politics here, most money over all years first; the others are drawn together. */
export function politicalMedia(section: PoliticalSpending): string[] {
  const sums = new Map<string, number>();
  for (const { media } of section.years) {
    for (const { medium, dollars } of media) sums.set(medium, (sums.get(medium) ?? 0) + (dollars ?? 0));
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([medium]) => medium);
}

/** The media that matter in politics here one by one, the others as one. */
function columnsOf(shown: PoliticalSpending, { measure, view, words }: Spending, write: MeasureFormats): ColumnChart {
  const { years } = shown;
  const named = politicalMedia(shown);
  const part = (medium: string): ChartSeries => ({
    name: words.medium(medium),
    colour: mediumLight(medium),
    values: years.map(({ media }) => media.find((one) => one.medium === medium)?.dollars ?? null),
  });
  const others: ChartSeries = {
    name: words.text("spending.otherMedia"),
    colour: roleLight("other"),
    values: years.map(({ media }) => {
      const known = media.flatMap(({ medium, dollars }) => (named.includes(medium) ? [] : (dollars ?? [])));
      return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
    }),
  };
  const { numbers, unit } = measureFormats(
    measure,
    years.map(({ dollars }) => dollars),
    words,
  );
  return {
    kind: "columns",
    stacked: true,
    marks: years.map(({ year, dollars }) => ({
      id: String(year),
      says: `${words.formats.year(year)}: ${write.inline(dollars)}`,
    })),
    categories: years.map(({ year }) => words.formats.year(year)),
    series: [...named.map(part), others],
    kinds: years.map(({ kind }) => kind),
    ...yearNotes(
      years.map(({ year }) => year),
      { money: "political", currentYear: view.currentYear },
      words,
    ),
    format: numbers,
    unit,
  };
}
