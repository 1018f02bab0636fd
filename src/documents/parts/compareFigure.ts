import { NATION } from "#domain/markets/market.ts";
import type { ComparedCell, MediaCompare } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Words } from "#language/words/words.ts";
import type { DotChart, DotSeries } from "../chart.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineMedium } from "./blockHeadline.ts";
import { compareColumns } from "./compareColumns.ts";
import { NEUTRAL, roleLight, shade } from "./lightColours.ts";
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
  const told = headlineMedium(name, spending);
  return {
    name,
    section,
    compared,
    headline: blockHeadline(name, spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: altText(section, compared, line, words),
    shows: "chart",
    shares: true,
    chart: () => (section.rows.length > 0 ? dotsOf(section, compared, told, words) : null),
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
  return compared === "share" ? formats.share(cell.share) : formats.perCapita(cell.perCapita);
}

/** What is compared with the own market, each with a grey and a shape of its own. */
const OTHERS = [
  { shape: "square", colour: NEUTRAL },
  { shape: "triangle", colour: shade(NEUTRAL, 0.75) },
  { shape: "diamond", colour: roleLight("other") },
  { shape: "circle", colour: NEUTRAL },
] as const satisfies readonly Pick<DotSeries, "shape" | "colour">[];

/** The own market first, the nation as a tick, the others by their place. */
function lookOf(market: string, at: number): Pick<DotSeries, "shape" | "colour"> {
  if (at === 0) return { shape: "own", colour: roleLight("own") };
  if (market === NATION) return { shape: "nation", colour: roleLight("nation") };
  return OTHERS[(at - 1) % OTHERS.length] ?? OTHERS[0];
}

function dotsOf(section: MediaCompare, compared: Compared, told: string | null, words: Words): DotChart {
  const { text, formats } = words;
  const media = section.rows.filter(({ medium }, at) => at < COMPARED_MEDIA || medium === told);
  const value = (cell: ComparedCell | undefined) => {
    if (!cell) return null;
    return compared === "perCapita" ? cell.perCapita : cell.share;
  };
  return {
    kind: "dots",
    marks: media.map(({ medium }) => ({ id: medium })),
    categories: media.map(({ medium }) => words.medium(medium)),
    series: section.markets.map(({ market }, at) => ({
      name: words.market(market),
      ...lookOf(market, at),
      values: media.map(({ cells }) => value(cells[at])),
    })),
    beside: {
      heads: ["", text("spending.here"), text("spending.column.index")],
      rows: media.map(({ medium, cells: [own] }) => ({
        told: medium === told || undefined,
        cells: [{ text: own ? comparedText(own, compared, words) : "" }, { text: formats.index(own?.index ?? null) }],
      })),
    },
    format: { kind: compared },
    unit: text(compared === "share" ? "spending.unit.share" : "spending.unit.perCapita"),
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
