import { HOT_MONTH, type Season } from "#domain/advertisers/season.ts";
import { seasonOfWallet } from "#domain/advertisers/seasonOfWallet.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { Words } from "#language/words/words.ts";
import type { ColumnChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { blockHeadline } from "../blockHeadline.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { crowdText } from "./crowdText.ts";
import { seasonMonths, type VerticalMonth } from "./seasonMonths.ts";

export interface SeasonFigure extends BlockFigure {
  readonly months: readonly VerticalMonth[];
  readonly hottest: VerticalMonth;
  /** What elections do to the year. */
  readonly crowd: string;
}

/** When the scope's money is spent: twelve months, the hot ones marked; null where nobody knows. */
export function seasonFigure(spending: Spending, seasons: readonly Season[]): SeasonFigure | null {
  const { view, scope, words } = spending;
  const { text, formats } = words;
  const parts = seasonOfWallet(view.own.wallet, seasons, view);
  if (!parts) return null;
  const months = seasonMonths(parts, view.year);
  const texts = scope.kind === "subVertical" ? "subVertical.season" : "verticals.season";
  const line = text(`${texts}.line`, { year: formats.year(view.year) });
  const hot = months.filter(({ part }) => part >= HOT_MONTH).map(({ month }) => formats.month(month));
  const hottest = months.reduce((best, one) => (one.part > best.part ? one : best));
  const crowd = crowdText(months, view.year, words);
  return {
    name: "seasons",
    months,
    hottest,
    crowd,
    headline:
      blockHeadline("seasons", spending, { seasons }) ??
      text("verticals.season.headline", { month: formats.month(hottest.month), part: formats.share(hottest.part) }),
    measure: line,
    alt: text("verticals.season.alt", {
      line,
      hot: hot.length > 0 ? formats.list(hot) : text("verticals.season.noHot"),
    }),
    shows: "both",
    chart: () => seasonChart(months, view.year, words),
    table: () =>
      plannedTable({ name: tableName("seasons"), caption: line, columns: seasonColumns(words), rows: months }),
    notes: [crowd],
  };
}

/** The months, each with its part of the year. */
export function seasonColumns(words: Words): PlannedColumn<VerticalMonth>[] {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const said = (is: boolean) => text(is ? "verticals.season.yes" : "verticals.season.no");
  const part = (key: "part" | "political"): PlannedColumn<VerticalMonth> =>
    numbers.share(key, text(`verticals.season.column.${key}`), (row) => row[key]);
  return [
    {
      key: "month",
      head: text("verticals.season.column.month"),
      numeric: false,
      value: ({ month }) => month,
      shown: ({ month }) => formats.month(month),
      holds: "text",
      format: null,
    },
    part("part"),
    textColumn("hot", text("verticals.season.column.hot"), ({ hot }) => said(hot)),
    part("political"),
    textColumn("crowded", text("verticals.season.column.crowded"), ({ crowded }) => said(crowded)),
  ];
}

/** The twelve months as columns, hot ones in the accent; in election years each is shaded by its part of the political money. */
function seasonChart(months: readonly VerticalMonth[], year: number, { text, formats }: Words): ColumnChart {
  return {
    kind: "columns",
    stacked: false,
    marks: months.map(({ month, part, hot }) => ({
      id: String(month),
      says: text(hot ? "verticals.season.monthLabelHot" : "verticals.season.monthLabel", {
        month: formats.month(month),
        part: formats.share(part),
      }),
    })),
    format: { kind: "share" },
    unit: text("spending.unit.share"),
    categories: months.map(({ month }) => formats.month(month)),
    series: [
      {
        name: text("verticals.season.column.part"),
        colour: ROLE_COLOURS.other.light,
        values: months.map(({ part }) => part),
      },
    ],
    colours: months.map(({ hot }) => (hot ? ROLE_COLOURS.own : ROLE_COLOURS.other).light),
    threshold: { value: HOT_MONTH, name: text("verticals.season.hot", { part: formats.share(HOT_MONTH) }) },
    ...(months.some(({ political }) => political !== null) && {
      behind: {
        name: text("verticals.season.political", { year: formats.year(year) }),
        colour: ROLE_COLOURS.political.light,
        values: months.map(({ political }) => political),
      },
    }),
  };
}
