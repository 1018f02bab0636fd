import type { ForecastByMedia } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { columnScale } from "#language/money.ts";
import type { ColumnChart } from "../chart.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline } from "./blockHeadline.ts";
import { yearNotes } from "./yearNotes.ts";
import { roleLight } from "./lightColours.ts";

export interface LocalForecastFigure extends BlockFigure {
  /** With politics, which are a part of their own here. */
  readonly whole: ForecastByMedia;
  /** Without them: what traditional and digital media get from everybody else. */
  readonly core: ForecastByMedia;
}

/** Always with politics, whatever the switch says. */
export const withPolitical = (view: SpendingView): SpendingView => ({ ...view, political: "with" });

/** The whole market by year: traditional, digital and political money on each other. */
export function localForecastFigure(spending: Spending): LocalForecastFigure {
  const { view, words } = spending;
  const { text, formats } = words;
  const whole = spendingSections.forecastByMedia.compute(withPolitical(view));
  const core = spendingSections.forecastByMedia.compute({ ...view, political: "without" });
  const counted = { ...spending, whole: withPolitical(spending.whole) };
  const line = text("home.outlook.line");
  const [first, last] = [whole.years[0], whole.years.at(-1)];
  return {
    name: "localForecastSummary",
    whole,
    core,
    headline: blockHeadline("localForecastSummary", counted, { saidIn: "dollars" }) ?? text("insights.atAGlance"),
    measure: line,
    alt: text("spending.alt.stack", {
      line,
      first: formats.year(first?.year ?? 0),
      last: formats.year(last?.year ?? 0),
      from: formats.money(first?.total ?? null),
      to: formats.money(last?.total ?? null),
    }),
    shows: "both",
    chart: () => columnsOf(whole, core, spending),
    table: () =>
      reportTable(spendingSections.forecastByMedia.table(whole), {
        name: tableName("localForecastSummary"),
        caption: line,
        words,
        named: "year",
      }),
  };
}

function columnsOf(whole: ForecastByMedia, core: ForecastByMedia, { view, words }: Spending): ColumnChart | null {
  const { text, formats } = words;
  const scale = columnScale(whole.years.map(({ total }) => total));
  if (whole.years.length === 0) return null;
  return {
    kind: "columns",
    stacked: true,
    marks: whole.years.map(({ year, total, kind }) => ({
      id: String(year),
      says: `${formats.year(year)}: ${formats.money(total)}, ${text(`spending.kind.${kind}`)}`,
    })),
    categories: whole.years.map(({ year }) => formats.year(year)),
    series: [
      {
        name: text("spending.level.traditional"),
        colour: roleLight("traditional"),
        values: core.years.map(({ traditional }) => traditional),
      },
      {
        name: text("spending.level.digital"),
        colour: roleLight("digital"),
        values: core.years.map(({ digital }) => digital),
      },
      {
        name: text("spending.column.political"),
        colour: roleLight("political"),
        values: whole.years.map(({ political }) => political),
      },
    ],
    kinds: whole.years.map(({ kind }) => kind),
    ...yearNotes(
      whole.years.map(({ year }) => year),
      { money: "all", currentYear: view.currentYear },
      words,
    ),
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
  };
}
