import { NATION } from "#domain/markets/market.ts";
import type { ComparedCell, MediaCompare } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Words } from "#words/words.ts";
import type { BarChart, ChartSeries } from "../chart.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline } from "./blockHeadline.ts";
import { compareColumns } from "./compareColumns.ts";
import { NEUTRAL, QUIET, roleLight, shade } from "./lightColours.ts";
import { plannedTable } from "./plannedColumn.ts";

/** As many lines as there are bars in the ranking beside it. */
export const COMPARED_MEDIA = 9;

/** Dollars of markets of different size cannot be laid on one scale; their shares can, and dollars per person. */
export type Compared = "share" | "perCapita";

export interface CompareFigure extends BlockFigure {
  readonly section: MediaCompare;
  readonly compared: Compared;
}

/** A market's mix beside the compared ones and the nation. */
export function compareFigure(
  spending: Spending,
  name: "mediaAdSpendingMarketCompare" | "digitalAdSpendingMarketCompare",
): CompareFigure {
  const { view, words } = spending;
  const { text, formats } = words;
  const section = spendingSections[name].compute(view);
  const compared: Compared = spending.measure === "perCapita" ? "perCapita" : "share";
  const line = text(`spending.line.${name}.${compared}`, {
    year: formats.year(section.year),
    political: text(`spending.political.${view.political}`),
  });
  return {
    name,
    section,
    compared,
    headline: blockHeadline(name, spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: altText(section, compared, line, words),
    shows: "chart",
    chart: () => (section.rows.length > 0 ? groups(section, compared, words) : null),
    table: () =>
      plannedTable({
        name: tableName(name),
        caption: line,
        columns: compareColumns(section, words),
        rows: section.rows,
      }),
  };
}

/** What a compared cell says. */
export function comparedText(cell: ComparedCell, compared: Compared, { formats }: Words): string {
  return compared === "share" ? formats.percent(cell.sharePercent) : formats.perCapita(cell.perCapita);
}

/** Greys tell compared markets apart from the one in question and from each other. */
const OTHERS = [NEUTRAL, QUIET, shade(NEUTRAL, 0.75), shade(NEUTRAL, 0.4)];

function groups(section: MediaCompare, compared: Compared, words: Words): BarChart {
  const media = section.rows.slice(0, COMPARED_MEDIA);
  const value = (cell: ComparedCell | undefined) => {
    if (!cell) return null;
    if (compared === "perCapita") return cell.perCapita;
    return cell.sharePercent === null ? null : cell.sharePercent / 100;
  };
  const series = section.markets.map(
    ({ market }, at): ChartSeries => ({
      name: words.market(market),
      colour: at === 0 ? roleLight("own") : (OTHERS[at - 1] ?? NEUTRAL),
      values: media.map(({ cells }) => value(cells[at])),
    }),
  );
  const nation = section.markets.findIndex(({ market }) => market === NATION);
  const benchmark = nation > 0 ? series[nation] : undefined;
  return {
    kind: "bars",
    categories: media.map(({ medium }) => words.medium(medium)),
    series: series.filter((one) => one !== benchmark),
    benchmark: benchmark ? { ...benchmark, colour: roleLight("nation") } : null,
    format: { kind: compared },
    unit: compared === "share" ? words.text("spending.unit.share") : words.text("spending.unit.perCapita"),
  };
}

function altText(section: MediaCompare, compared: Compared, line: string, words: Words): string {
  const { text, formats } = words;
  const largest = section.rows.slice(0, 3).map(({ medium, cells }) => {
    const values = cells.map((cell) => `${words.market(cell.market)} ${comparedText(cell, compared, words)}`);
    return `${words.medium(medium)}: ${formats.list(values)}`;
  });
  return text("spending.alt.compare", { line, markets: section.markets.length, largest: largest.join("; ") });
}
