import type { Season } from "#domain/advertisers/season.ts";
import {
  type QuarterlySpending,
  type QuarterSpend,
  quarterlySpending,
  quarterlySpendingTable,
  quartersInMeasure,
} from "#domain/spending/quarterlySpending.ts";
import { type MeasureFormats, measureFormats } from "#language/words/measureFormats.ts";
import { periodText, type Words } from "#language/words/words.ts";
import type { ColumnChart } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { tableName } from "./blockFigure.ts";
import { roleLight } from "./lightColours.ts";
import { largestQuarter, quarterColumns, type QuarterFigure, quarterName } from "./quarterFigure.ts";
import { withoutColumns } from "./withoutColumns.ts";

export interface QuarterlyFigure extends QuarterFigure {
  readonly section: QuarterlySpending;
  /** The same in the measure chosen. */
  readonly shown: QuarterlySpending;
  readonly write: MeasureFormats;
  readonly notes: readonly string[];
}

/** Said in the line above the table, and the same in each of its rows. */
const SAID_ABOVE = ["year", "kind"];

/** The year's quarters beside those of the year before: as imported spend tells them, else by the seasons of what is spent. */
export function quarterlyFigure(spending: Spending, seasons: readonly Season[]): QuarterlyFigure {
  const { view, whole, scope, words, measure } = spending;
  const { text, formats } = words;
  const section = quarterlySpending(whole, seasons, scope);
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
    largest: largestOf(section)?.quarter ?? 1,
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
          ...(isModelled(section) ? ["basis"] : []),
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
function notesOf(section: QuarterlySpending, { text, formats }: Words): string[] {
  const { seasonal, quarters } = section;
  if (quarters.every(({ basis }) => basis === "reported")) return [text("spending.quarters.told")];
  const part = formats.share(seasonal);
  const rest = seasonal === null || part === formats.share(1) ? [] : [text("spending.quarters.rest", { part })];
  return [text("spending.quarters.note"), ...(isModelled(section) ? [] : [text("spending.quarters.told")]), ...rest];
}

/** Whether no quarter is reported, not in part either. */
function isModelled({ quarters }: QuarterlySpending): boolean {
  return quarters.every(({ basis }) => basis !== "reported" && basis !== "partlyReported");
}

/** Which quarters take most, as shares are printed: what prints alike is level. */
function headlineOf(section: QuarterlySpending, words: Words): string {
  const { quarters, seasonal, year } = section;
  const { text, formats } = words;
  const largest = largestOf(section);
  const part = formats.share(largest?.share ?? null);
  const level = quarters.filter(({ share }) => formats.share(share) === part);
  const values = { year: formats.year(year), part };
  if (!seasonal && isModelled(section)) return text("spending.quarters.even", values);
  const names = level.map(({ quarter }) => quarterName(quarter, words));
  return level.length === 1
    ? text("spending.quarters.headline", { ...values, quarter: names[0] })
    : text("spending.quarters.level", { ...values, quarters: formats.list(names) });
}

function largestOf({ quarters }: QuarterlySpending): QuarterSpend | undefined {
  return largestQuarter(quarters, ({ share }) => share ?? 0);
}

function columnsOf(shown: QuarterlySpending, write: MeasureFormats, words: Words): ColumnChart {
  const { text, formats } = words;
  const { quarters, year, kind, previousTotal } = shown;
  const before = {
    name: formats.year(year - 1),
    colour: roleLight("other"),
    values: quarters.map(({ previous }) => previous),
  };
  const own = {
    name: `${formats.year(year)} (${text(`spending.kind.${kind}`)})`,
    colour: roleLight("own"),
    values: quarters.map(({ dollars }) => dollars),
  };
  const says = (at: number) => {
    const row = quarters[at];
    return row ? `${periodText({ year, quarter: row.quarter }, words)}: ${write.inline(row.dollars)}` : "";
  };
  return quarterColumns(
    {
      quarters,
      series: [...(previousTotal === null ? [] : [before]), own],
      format: write.numbers,
      unit: write.unit,
      says,
    },
    words,
  );
}
