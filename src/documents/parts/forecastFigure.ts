import { lineOverYears } from "#language/words/breaksSaid.ts";
import { forecastInMeasure } from "#domain/inMeasure/forecastInMeasure.ts";
import type { ForecastByMedia, ForecastYear } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { measureFormats, type MeasureFormats } from "#language/words/measureFormats.ts";
import type { LineChart, LineSeries } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline } from "./blockHeadline.ts";
import { roleLight } from "./lightColours.ts";
import { withoutColumns } from "./withoutColumns.ts";
import { breaksOf } from "./yearLines.ts";
import { moneyOf, yearNotes } from "./yearNotes.ts";

/** Columns that say nothing among parts of a whole, or say the same again. */
const NOT_IN_SHARES = ["core", "total", "low", "high", "digital_share_percent"];

export interface ForecastFigure extends BlockFigure {
  readonly section: ForecastByMedia;
  /** The same in the measure chosen. */
  readonly shown: ForecastByMedia;
  readonly write: MeasureFormats;
}

/** The whole market over all years: total with its range, core, and the political money between the two. */
export function forecastFigure(spending: Spending): ForecastFigure {
  const { view, words, measure } = spending;
  const { text, formats } = words;
  const { political } = view;
  const section = spendingSections.forecastByMedia.compute(view);
  const shown = forecastInMeasure(section, measure, view.own.population, political);
  const write = measureFormats(measure, [], words);
  const line = lineOverYears(text(`spending.line.forecastByMedia.${measure}.${political}`), view.own.wallet, words);
  const [first, last] = [shown.years[0], shown.years.at(-1)];
  const ends = (row: ForecastYear | undefined) =>
    write.inline((measure === "share" ? row?.digital : row?.total) ?? null);
  return {
    name: "forecastByMedia",
    section,
    shown,
    write,
    headline: blockHeadline("forecastByMedia", spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: text(measure === "share" ? "spending.alt.shares" : "spending.alt.years", {
      line,
      first: formats.year(first?.year ?? 0),
      last: formats.year(last?.year ?? 0),
      from: ends(first),
      to: ends(last),
    }),
    shows: "chart",
    chart: () => linesOf(shown, spending, write),
    table: () => {
      const whole = spendingSections.forecastByMedia.table(shown);
      const left = political === "with" ? NOT_IN_SHARES : [...NOT_IN_SHARES, "political"];
      return reportTable(measure === "share" ? withoutColumns(whole, left) : whole, {
        name: tableName("forecastByMedia"),
        caption: line,
        words,
        named: "year",
        amounts: measure === "dollars" ? undefined : write,
      });
    },
  };
}

function linesOf({ years }: ForecastByMedia, spending: Spending, write: MeasureFormats): LineChart {
  const { measure, words } = spending;
  const { text, formats } = words;
  // Parts of a whole have no total that leads them.
  const line = (name: string, role: Parameters<typeof roleLight>[0], key: keyof Amounts): LineSeries => ({
    name,
    weight: key === "total" || (measure === "share" && key !== "political") ? "own" : "named",
    colour: roleLight(role),
    values: years.map((year) => year[key]),
  });
  const digital = line(text("spending.level.digital"), "digital", "digital");
  const traditional = line(text("spending.level.traditional"), "traditional", "traditional");
  const political = line(text("spending.column.political"), "political", "political");
  const total = line(text("spending.level.total"), "own", "total");
  const core = line(text("spending.column.core"), "political", "core");
  const counted = years.some((year) => year.core !== null && year.total !== null && year.total > year.core);
  const parts = years.some((year) => year.political !== null) ? [political] : [];
  const series =
    measure === "share" ? [digital, traditional, ...parts] : [total, ...(counted ? [core] : []), digital, traditional];
  const { numbers, unit } = measureFormats(
    measure,
    series.flatMap(({ values }) => values),
    words,
  );
  const ahead = (value: number | null, kind: string) => (kind === "forecast" ? value : null);
  return {
    kind: "lines",
    ranks: false,
    marks: years.map((row) => ({
      id: String(row.year),
      says: `${formats.year(row.year)}: ${spokenYear(row, spending, write)}, ${text(`spending.kind.${row.kind}`)}`,
    })),
    dotted: true,
    ...(measure !== "share" && counted && { between: { colour: roleLight("political") } }),
    categories: years.map(({ year }) => formats.year(year)),
    series,
    kinds: years.map(({ kind }) => kind),
    ...yearNotes(
      years.map(({ year }) => year),
      { money: moneyOf(spending.view), currentYear: spending.view.currentYear },
      words,
    ),
    ...breaksOf(
      years.map(({ year }) => year),
      years.flatMap((one) => (one.newDefinition ? [one.year] : [])),
      words,
    ),
    band:
      measure === "share" || years.every(({ low }) => low === null)
        ? null
        : {
            name: text("spending.range"),
            low: years.map(({ low, kind }) => ahead(low, kind)),
            high: years.map(({ high, kind }) => ahead(high, kind)),
          },
    format: numbers,
    unit,
  };
}

/** The main figure of a year: its total; among shares, that of digital. */
function spokenYear(row: ForecastYear, { measure, words: { text } }: Spending, write: MeasureFormats): string {
  return measure === "share"
    ? `${text("spending.level.digital")} ${write.inline(row.digital)}`
    : write.inline(row.total);
}

type Amounts = Pick<ForecastYear, "total" | "core" | "digital" | "traditional" | "political">;
