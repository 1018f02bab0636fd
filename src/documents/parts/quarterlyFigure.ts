import type { Season } from "#domain/advertisers/season.ts";
import type { Quarter } from "#domain/spending/quarterParts.ts";
import {
  type QuarterlySpending,
  type QuarterSpend,
  quarterlySpending,
  quarterlySpendingTable,
  quartersInMeasure,
} from "#domain/spending/quarterlySpending.ts";
import { type MeasureFormats, measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { ColumnChart } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { roleLight } from "./lightColours.ts";
import { withoutColumns } from "./withoutColumns.ts";

export interface QuarterlyFigure extends BlockFigure {
  readonly section: QuarterlySpending;
  /** The same in the measure chosen. */
  readonly shown: QuarterlySpending;
  readonly write: MeasureFormats;
  /** The quarter that takes most. */
  readonly largest: Quarter;
  readonly notes: readonly string[];
}

/** Said in the line above the table, and the same in each of its rows. */
const SAID_ABOVE = ["year", "kind", "basis"];

/** The year's quarters beside those of the year before, by the seasons of what is spent. */
export function quarterlyFigure(spending: Spending, seasons: readonly Season[]): QuarterlyFigure {
  const { view, words, measure } = spending;
  const { text, formats } = words;
  const section = quarterlySpending(view, seasons);
  const shown = quartersInMeasure(section, measure, view.own.population);
  const write = measureFormats(
    measure,
    shown.quarters.flatMap(({ dollars, previous }) => [dollars, previous]),
    words,
  );
  const years = section.previousTotal === null ? [section.year] : [section.year - 1, section.year];
  const line = text(`spending.line.quarterlySpending.${measure === "share" ? measure : "amounts"}`, {
    years: formats.list(years.map((year) => formats.year(year))),
    political: text(`spending.political.${view.political}`),
    unit: write.unit,
  });
  return {
    name: "quarterlySpending",
    section,
    shown,
    write,
    largest: largestOf(section).quarter,
    headline: headlineOf(section, words),
    measure: line,
    alt: text("spending.alt.quarters", {
      line,
      quarters: formats.list(
        shown.quarters.map(({ quarter, dollars }) => `${quarterName(quarter, words)} ${write.inline(dollars)}`),
      ),
    }),
    shows: "both",
    chart: () => (section.total === null ? null : columnsOf(shown, write, words)),
    table: () =>
      reportTable(
        withoutColumns(quarterlySpendingTable(shown), [
          ...SAID_ABOVE,
          ...(measure === "share" ? ["share_percent"] : []),
          ...(section.quarters.every(({ coreGrowth }) => coreGrowth === null) ? ["core_growth_percent"] : []),
        ]),
        {
          name: tableName("quarterlySpending"),
          caption: line,
          words,
          named: "quarter",
          amounts: measure === "dollars" ? undefined : write,
        },
      ),
    notes: notesOf(section, words),
  };
}

/** What dividing a year by seasons means, and for how much of it that is more than even quarters. */
function notesOf({ seasonal }: QuarterlySpending, { text, formats }: Words): string[] {
  const part = formats.share(seasonal);
  const rest = seasonal === null || part === formats.share(1) ? [] : [text("spending.quarters.rest", { part })];
  return [text("spending.quarters.note"), ...rest];
}

/** `Q3`. */
export function quarterName(quarter: number, { text }: Words): string {
  return text("spending.quarters.name", { quarter });
}

/** Which quarters take most, as shares are printed: what prints alike is level. */
function headlineOf(section: QuarterlySpending, words: Words): string {
  const { quarters, seasonal, year } = section;
  const { text, formats } = words;
  const largest = largestOf(section);
  const part = formats.share(largest.share);
  const level = quarters.filter(({ share }) => formats.share(share) === part);
  const values = { year: formats.year(year), part };
  if (!seasonal) return text("spending.quarters.even", values);
  const names = level.map(({ quarter }) => quarterName(quarter, words));
  return level.length === 1
    ? text("spending.quarters.headline", { ...values, quarter: quarterName(largest.quarter, words) })
    : text("spending.quarters.level", { ...values, quarters: formats.list(names) });
}

function largestOf({ quarters }: QuarterlySpending): QuarterSpend {
  return quarters.reduce((best, one) => ((one.share ?? 0) > (best.share ?? 0) ? one : best));
}

function columnsOf(shown: QuarterlySpending, write: MeasureFormats, words: Words): ColumnChart {
  const { text, formats } = words;
  const { quarters, year, kind, previousTotal } = shown;
  const before = {
    name: formats.year(year - 1),
    colour: roleLight("other"),
    values: quarters.map(({ previous }) => previous),
  };
  return {
    kind: "columns",
    stacked: false,
    marks: quarters.map(({ quarter, dollars }) => ({
      id: String(quarter),
      says: `${quarterName(quarter, words)} ${formats.year(year)}: ${write.inline(dollars)}`,
    })),
    categories: quarters.map(({ quarter }) => quarterName(quarter, words)),
    series: [
      ...(previousTotal === null ? [] : [before]),
      {
        name: `${formats.year(year)} (${text(`spending.kind.${kind}`)})`,
        colour: roleLight("own"),
        values: quarters.map(({ dollars }) => dollars),
      },
    ],
    forecastFrom: null,
    format: write.numbers,
    unit: write.unit,
  };
}
