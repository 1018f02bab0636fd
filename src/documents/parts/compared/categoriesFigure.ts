import {
  type CategoryCell,
  type ComparedCategories,
  type ComparedCategory,
  comparedCategories,
  leadingCategories,
} from "#domain/spending/comparedCategories.ts";
import { NATION } from "#domain/markets/market.ts";
import { columnScale } from "#language/money.ts";
import type { DotChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { numberColumns } from "../numberColumns.ts";
import { verticalMark } from "../ownMark.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { lookOf } from "./lookOf.ts";

/** As many categories are drawn; the table has all. */
export const COMPARED_CATEGORIES = 12;

export interface CategoriesFigure extends BlockFigure {
  readonly section: ComparedCategories;
}

/** Who spends in each of the markets side by side: shares on one scale, what they come to beside them. */
export function categoriesFigure(spending: Spending): CategoriesFigure {
  const { view, own, words } = spending;
  const { text, formats } = words;
  const section = comparedCategories(view);
  const measure = spending.measure === "perCapita" ? "perCapita" : "share";
  const drawn = leadingCategories(section, COMPARED_CATEGORIES);
  const line = text(`compared.line.categories.${measure}`, {
    year: formats.year(section.year),
    number: formats.count(drawn.length),
    political: text(`spending.political.${view.political}`),
  });
  const largest = drawn.slice(0, 3).map(({ subVertical, cells }) => {
    const values = cells.map((cell) => `${words.market(cell.market)} ${written(cell, measure, spending)}`);
    return `${words.subVertical(subVertical)}: ${formats.list(values)}`;
  });
  return {
    name: "categoriesCompared",
    section,
    headline: headlineOf(drawn, section.markets, spending),
    measure: line,
    alt: text("spending.alt.compare", { line, markets: section.markets.length, largest: largest.join("; ") }),
    shows: "chart",
    shares: true,
    chart: () => (drawn.length === 0 ? null : dotsOf(drawn, section, measure, spending)),
    table: () =>
      plannedTable({
        name: tableName("categoriesCompared"),
        caption: line,
        columns: categoryColumns(section, spending),
        rows: section.rows,
        mark: ({ subVertical }) => verticalMark(subVertical, own, words),
      }),
  };
}

type Shown = "share" | "perCapita";

function written({ share, perCapita }: CategoryCell, measure: Shown, { words: { formats } }: Spending): string {
  return measure === "share" ? formats.share(share) : formats.perCapita(perCapita);
}

/** Who spends most in each market: what is printed, without a judgement. */
function headlineOf(rows: readonly ComparedCategory[], markets: readonly string[], { words }: Spending): string {
  const { text, formats } = words;
  const firsts = markets.flatMap((market, at) => {
    if (market === NATION && at > 0) return [];
    const [first] = rows.toSorted((a, b) => (b.cells[at]?.dollars ?? 0) - (a.cells[at]?.dollars ?? 0));
    return first?.cells[at]?.dollars ? [{ market, first }] : [];
  });
  const [own] = firsts;
  if (!own) return text("insights.atAGlance");
  const name = words.subVertical(own.first.subVertical);
  if (firsts.every(({ first }) => first === own.first)) return text("compared.headline.sameFirst", { name });
  const other = firsts.find(({ first }) => first !== own.first);
  return text("compared.headline.otherFirst", {
    name,
    market: words.market(own.market),
    others: formats.list(
      firsts.filter(({ first }) => first === other?.first).map(({ market }) => words.market(market)),
    ),
    other: words.subVertical(other?.first.subVertical ?? ""),
  });
}

function dotsOf(
  rows: readonly ComparedCategory[],
  { markets }: ComparedCategories,
  measure: Shown,
  { words }: Spending,
): DotChart {
  const { text, formats } = words;
  const scale = columnScale(...markets.map((_, at) => rows.map(({ cells }) => cells[at]?.dollars ?? null)));
  return {
    kind: "dots",
    marks: rows.map(({ subVertical }) => ({ id: subVertical })),
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: markets.map((market, at) => ({
      name: words.market(market),
      ...lookOf(market, at),
      values: rows.map(({ cells }) => cells[at]?.[measure] ?? null),
    })),
    beside: {
      heads: ["", ...markets.map((market) => `${words.market(market)}, ${formats.moneyHead(scale)}`)],
      rows: rows.map(({ cells }) => ({
        cells: cells.map(({ dollars }) => ({ text: formats.moneyIn(scale, dollars) })),
      })),
    },
    format: { kind: measure },
    unit: text(measure === "share" ? "spending.unit.share" : "spending.unit.perCapita"),
  };
}

/** Categories down, the figures of each market across. */
function categoryColumns(
  { rows, markets }: ComparedCategories,
  { words }: Spending,
): PlannedColumn<ComparedCategory>[] {
  const { text, formats } = words;
  const { money, share, growth } = numberColumns(words);
  const perMarket = markets.flatMap((market, at): PlannedColumn<ComparedCategory>[] => {
    const cell = ({ cells }: ComparedCategory) => cells[at] ?? null;
    const scale = columnScale(rows.map((row) => cell(row)?.dollars ?? null));
    const head = words.market(market);
    return [
      money(`${market}/dollars`, head, scale, (row) => cell(row)?.dollars ?? null),
      {
        ...share<ComparedCategory>(`${market}/share_percent`, head, (row) => cell(row)?.share ?? null),
        unit: text("spending.column.share_percent"),
      },
      {
        ...growth<ComparedCategory>(`${market}/growth_percent`, head, (row) => cell(row)?.growth ?? null),
        unit: text("spending.column.growth_percent"),
        shown: (row) =>
          cell(row)?.newDefinition ? text("spending.newDefinition") : formats.growth(cell(row)?.growth ?? null),
      },
    ];
  });
  return [
    textColumn("sub_vertical", text("spending.column.sub_vertical"), ({ subVertical }) =>
      words.subVertical(subVertical),
    ),
    ...perMarket,
  ];
}
