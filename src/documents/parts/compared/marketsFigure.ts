import { type MarketComparison, marketComparison, type MarketStanding } from "#domain/spending/marketComparison.ts";
import { viewKind } from "#domain/yearKind.ts";
import { columnScale } from "#language/money.ts";
import { kindedHead, kindedYear } from "#language/words/kindWords.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import { spoken } from "#language/words/spoken.ts";
import type { BarChart, BesideRow } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { changeCell, politicalChangeCell } from "../besideCells.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { spanHead } from "../yearColumns.ts";
import { besides, mostSpent } from "./comparedHeadline.ts";
import { type Seller, sellerOf } from "./sellerOf.ts";

export interface MarketsFigure extends BlockFigure {
  readonly section: MarketComparison;
  readonly seller: Seller;
}

/** Markets side by side: a bar for what each spends, on one scale, and beside it growth, the seller's media, people and years ahead. */
export function marketsFigure(spending: Spending): MarketsFigure {
  const { view, words } = spending;
  const { text, formats } = words;
  const seller = sellerOf(spending);
  const section = marketComparison(view, seller.media);
  const own = view.own.wallet.market;
  const { measure, value, write } = measureOf(section, spending);
  const line = text(`compared.line.markets.${measure}`, {
    year: formats.year(section.year),
    unit: write.unit,
    political: text(`spending.political.${view.political}`),
    seller: seller.said,
  });
  const told = besides(section, spending).flatMap(({ standing, error }) => {
    const amount = value(standing);
    return amount === null ? [] : [{ market: standing.market, value: amount, error }];
  });
  const say = (amount: number) => spoken(write.inline(amount), measure, words);
  const amounts = section.markets.map((row) => `${words.market(row.market)} ${write.inline(value(row))}`);
  return {
    name: "marketsCompared",
    section,
    seller,
    headline: mostSpent(told, own, say, words),
    measure: line,
    alt: text("spending.alt.list", { line, largest: formats.list(amounts) }),
    shows: "chart",
    chart: () => barsOf(section, seller, spending),
    table: () =>
      plannedTable({
        name: tableName("marketsCompared"),
        caption: line,
        columns: marketsColumns(section, seller, spending),
        rows: section.markets,
      }),
  };
}

/** What the bars show: totals, or per person. A market is all of itself: shares of it say nothing here. */
function measureOf({ markets }: MarketComparison, { measure: asked, view, words }: Spending) {
  const measure = asked === "perCapita" ? asked : ("dollars" as const);
  const value = ({ total, perCapita }: MarketStanding) => (measure === "perCapita" ? perCapita : total);
  const own = markets.filter(({ market }) => isBeside(market, view));
  return { measure, value, write: measureFormats(measure, own.map(value), words) };
}

const isBeside = (market: string, { own, nation }: Spending["view"]) =>
  market === own.wallet.market || market !== nation.wallet.market;

function barsOf(section: MarketComparison, seller: Seller, spending: Spending): BarChart {
  const { view, words } = spending;
  const { text, formats } = words;
  const { measure, value, write } = measureOf(section, spending);
  const own = view.own.wallet.market;
  const kind = viewKind(view);
  // Per person the nation is of the size of its markets; its dollars would leave them none.
  const markets = section.markets
    .filter(({ market }) => measure === "perCapita" || isBeside(market, view))
    .toSorted((a, b) => (value(b) ?? 0) - (value(a) ?? 0));
  const isBent = markets.some(({ coreGrowth }) => coreGrowth !== null);
  const { money, sold } = scalesOf(markets);
  const dollars = (amount: number | null, scale = money) => ({ text: formats.moneyIn(scale, amount) });
  const unit = formats.moneyHead(money);
  const heads = [
    ...(measure === "perCapita" ? [kindedHead(write.unit, kind, words)] : []),
    kindedHead(unit, kind, words),
    text("spending.column.growth_percent"),
    ...(isBent ? [text("spending.column.core_growth_percent")] : []),
    text("compared.column.sold_dollars", { seller: seller.name, unit: formats.moneyHead(sold) }),
    text("compared.column.sold_share_percent", { seller: seller.name }),
    ...(measure === "perCapita" ? [] : [text("spending.column.per_capita")]),
    `${formats.year(section.cagrTo)}, ${unit}`,
    `${text("spending.column.cagr_percent")} ${spanHead(section, words)}`,
  ];
  const why = ({ newDefinition }: MarketStanding) => (newDefinition ? text("spending.newDefinition") : undefined);
  const rows = markets.map(
    (row): BesideRow => ({
      told: row.market === own || undefined,
      cells: [
        ...(measure === "perCapita" ? [{ text: write.cell(row.perCapita) }] : []),
        dollars(row.total),
        (row.coreGrowth === null ? changeCell : politicalChangeCell)(row.growth, formats, why(row)),
        ...(isBent ? [changeCell(row.coreGrowth ?? row.growth, formats, why(row))] : []),
        dollars(row.sold, sold),
        { text: formats.share(row.soldShare) },
        ...(measure === "perCapita" ? [] : [{ text: formats.perCapita(row.perCapita) }]),
        dollars(row.last),
        changeCell(row.cagr, formats),
      ],
    }),
  );
  return {
    kind: "bars",
    marks: markets.map(({ market }) => ({ id: market })),
    kinds: markets.map(() => kind),
    categories: markets.map(({ market }) => words.market(market)),
    series: [{ name: text("spending.column.dollars"), colour: roleLight("other"), values: markets.map(value) }],
    colours: markets.map(({ market }) => roleLight(market === own ? "own" : "other")),
    benchmark: null,
    beside: { heads: [text("spending.column.market"), ...heads], rows },
    format: measure === "perCapita" ? write.numbers : { kind: "money", scale: money },
    unit: measure === "perCapita" ? write.unit : unit,
  };
}

/** Totals of all years in one unit; what the seller's media get is a small part of them, and has its own. */
function scalesOf(markets: readonly MarketStanding[]) {
  return {
    money: columnScale(
      markets.map(({ total }) => total),
      markets.map(({ last }) => last),
    ),
    sold: columnScale(markets.map(({ sold }) => sold)),
  };
}

/** All of it as a table, the nation last. */
function marketsColumns(
  section: MarketComparison,
  seller: Seller,
  spending: Spending,
): PlannedColumn<MarketStanding>[] {
  const { view, words } = spending;
  const { text, formats } = words;
  const { money, share, growth } = numberColumns(words);
  const { markets, cagrTo } = section;
  const beside = markets.filter(({ market }) => isBeside(market, view));
  const scales = scalesOf(beside);
  const year = kindedYear(formats.year(section.year), viewKind(view), words);
  return [
    textColumn("market", text("spending.column.market"), ({ market }) => words.market(market)),
    money("dollars", year, scales.money, ({ total }) => total),
    growth("growth_percent", text("spending.column.growth_percent"), (row) => row.growth),
    growth("core_growth_percent", text("spending.column.core_growth_percent"), (row) => row.coreGrowth ?? row.growth),
    money("sold_dollars", seller.name, scales.sold, ({ sold }) => sold),
    share(
      "sold_share_percent",
      text("compared.column.sold_share_percent", { seller: seller.name }),
      (row) => row.soldShare,
    ),
    {
      key: "per_capita",
      head: text("spending.column.per_capita"),
      numeric: true,
      value: ({ perCapita }) => perCapita,
      shown: ({ perCapita }) => formats.perCapita(perCapita),
      holds: "dollars",
      format: { kind: "perCapita" },
    },
    {
      ...money<MarketStanding>(`dollars_${cagrTo}`, formats.year(cagrTo), scales.money, ({ last }) => last),
      forecast: cagrTo > view.currentYear,
    },
    {
      ...growth<MarketStanding>("cagr_percent", text("spending.column.cagr_percent"), ({ cagr }) => cagr),
      unit: spanHead(section, words),
    },
  ];
}
