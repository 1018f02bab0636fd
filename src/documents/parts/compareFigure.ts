import { indexAgainst } from "#domain/figures/share.ts";
import { NATION } from "#domain/markets/market.ts";
import type { ComparedCell, MediaCompare } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { viewKind } from "#domain/yearKind.ts";
import { columnScale } from "#language/money.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart, DotChart } from "../chart.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineMedium } from "./blockHeadline.ts";
import { compareColumns } from "./compareColumns.ts";
import { lookOf } from "./compared/lookOf.ts";
import { mediumLight, roleLight } from "./lightColours.ts";
import { mediumMark } from "./ownMark.ts";
import { plannedTable } from "./plannedColumn.ts";
import { rankedColours } from "./rankedColours.ts";

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
  const isIndexed = againstNationAlone(section);
  const line = text(`spending.line.${name}.${isIndexed ? (`${compared}Index` as const) : compared}`, {
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
    alt: isIndexed ? altOfIndexes(section, line, words) : altText(section, compared, line, words),
    shows: "chart",
    shares: true,
    chart: () => {
      if (section.rows.length === 0) return null;
      return isIndexed ? indexBars(section, compared, told, spending) : dotsOf(section, compared, told, words);
    },
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

/** Whether the nation is all that the market is held against: its mix is then told by indexes, which need no second mark. */
function againstNationAlone({ markets }: MediaCompare): boolean {
  return markets.length === 2 && markets[1]?.market === NATION && markets[0]?.market !== NATION;
}

/** How far a medium is from par, 100; null where either side has nothing of it. */
function indexOf([own, nation]: readonly ComparedCell[], compared: Compared): number | null {
  if (compared === "share") return own?.index ?? null;
  return indexAgainst(nation?.perCapita ?? null, own?.perCapita ?? null);
}

/** The media of the ranking beside it by how far they stand above or below par, from which their bars go to either side. */
function indexBars(section: MediaCompare, compared: Compared, told: string | null, spending: Spending): BarChart {
  const { own, view, words } = spending;
  const { text, formats } = words;
  const kind = viewKind(view);
  const media = comparedMedia(section, told)
    .map((row) => ({ ...row, index: indexOf(row.cells, compared) }))
    .toSorted((a, b) => (b.index ?? 0) - (a.index ?? 0));
  const written = (cell: ComparedCell | undefined) => ({ text: cell ? comparedText(cell, compared, words) : "" });
  const rows = media.map(({ medium, index, cells }) => ({
    own: mediumMark(medium, own, words),
    told: medium === told || undefined,
    cells: [{ text: formats.index(index) }, written(cells[0]), written(cells[1])],
  }));
  return {
    kind: "bars",
    from: 100,
    marks: media.map(({ medium }) => ({ id: medium })),
    kinds: media.map(() => kind),
    categories: media.map(({ medium }) => words.medium(medium)),
    series: [
      { name: text("spending.column.index"), colour: roleLight("other"), values: media.map(({ index }) => index) },
    ],
    colours: rankedColours(rows, mediumLight(told ?? "")),
    benchmark: null,
    beside: {
      heads: [
        text("spending.column.medium"),
        text("spending.column.index"),
        kindedHead(text("spending.here"), kind, words),
        text("spending.nationwide"),
      ],
      rows,
    },
    format: { kind: "index" },
    unit: text("spending.column.index"),
  };
}

/** As many as the ranking beside it has, and what the headline is about. */
function comparedMedia({ rows }: MediaCompare, told: string | null): MediaCompare["rows"] {
  return rows.filter(({ medium }, at) => at < COMPARED_MEDIA || medium === told);
}

function dotsOf(section: MediaCompare, compared: Compared, told: string | null, words: Words): DotChart {
  const { text, formats } = words;
  const media = comparedMedia(section, told);
  const scale = columnScale(...section.markets.map((_, at) => media.map(({ cells }) => cells[at]?.dollars ?? null)));
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
      // The marks tell shares; what they come to stands beside them, for each market in the one unit.
      heads: ["", ...section.markets.map(({ market }) => `${words.market(market)}, ${formats.moneyHead(scale)}`)],
      rows: media.map(({ medium, cells }) => ({
        told: medium === told || undefined,
        cells: cells.map(({ dollars }) => ({ text: formats.moneyIn(scale, dollars) })),
      })),
    },
    format: { kind: compared },
    unit: text(compared === "share" ? "spending.unit.share" : "spending.unit.perCapita"),
  };
}

function altOfIndexes(section: MediaCompare, line: string, { text, formats, medium }: Words): string {
  const farthest = section.rows
    .filter((_, at) => at < COMPARED_MEDIA)
    .flatMap(({ medium: id, cells: [own] }) => (own && own.index !== null ? [{ id, index: own.index }] : []))
    .toSorted((a, b) => Math.abs(b.index - 100) - Math.abs(a.index - 100))
    .slice(0, 3)
    .map(({ id, index }) => `${medium(id)} ${formats.index(index)}`);
  return text("spending.alt.compareIndex", { line, farthest: formats.list(farthest) });
}

function altText(section: MediaCompare, compared: Compared, line: string, words: Words): string {
  const { text, formats } = words;
  const largest = section.rows.slice(0, 3).map(({ medium, cells }) => {
    const values = cells.map((cell) => `${words.market(cell.market)} ${comparedText(cell, compared, words)}`);
    return `${words.medium(medium)}: ${formats.list(values)}`;
  });
  return text("spending.alt.compare", { line, markets: section.markets.length, largest: largest.join("; ") });
}
