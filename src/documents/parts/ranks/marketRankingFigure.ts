import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { rankByVertical, type VerticalTotals } from "#domain/verticals/verticalTotals.ts";
import { columnScale } from "#language/money.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { blockHeadline } from "../blockHeadline.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { rankedKind } from "./rankedKind.ts";
import { rankingChart } from "./rankingChart.ts";

export interface MarketRankingFigure extends BlockFigure {
  readonly rows: readonly RankedMarket[];
  /** The market looked at where it is ranked, else the first. */
  readonly told: string;
}

/** Where else the vertical spends: all markets of the kind that the reader may see; null where none has figures. */
export function marketRankingFigure(spending: Spending, totals: VerticalTotals): MarketRankingFigure | null {
  const { view, whole, scope, market, measure, words } = spending;
  const { text, formats } = words;
  const { year, political } = view;
  if (scope.kind !== "vertical") return null;
  const rows = rankByVertical(totals, whole.nation.wallet, { vertical: scope.id, year, political });
  const [first] = rows;
  if (!first || first.dollars === null) return null;
  const name = words.vertical(scope.id);
  const write = measureFormats(
    measure === "share" ? "dollars" : measure,
    rows.map(({ dollars }) => dollars),
    words,
  );
  const line = text("verticals.ranking.line", {
    vertical: name,
    year: formats.year(year),
    unit: write.unit,
    political: text(`spending.political.${political}`),
    kind: text(`verticals.ranking.kind.${rankedKind(market.kind)}`),
  });
  return {
    name: "marketRanking",
    rows,
    told: rows.some((row) => row.market === market.id) ? market.id : first.market,
    headline:
      blockHeadline("marketRanking", spending, { ranking: rows }) ??
      text("verticals.ranking.headline", {
        vertical: name,
        market: first.name,
        money: formats.money(first.dollars),
      }),
    measure: line,
    alt: text("verticals.ranking.alt", {
      line,
      count: rows.length,
      largest: rows
        .slice(0, 3)
        .map((row) => `${row.name} ${formats.money(row.dollars)}`)
        .join("; "),
    }),
    shows: "both",
    chart: () => rankingChart(rows, spending),
    table: () =>
      plannedTable({
        name: tableName("marketRanking"),
        caption: line,
        columns: rankingColumns(rows, words),
        rows,
        mark: (row) => (row.market === market.id ? text("verticals.ranking.yours") : undefined),
      }),
  };
}

/** Every market of the ranking. */
export function rankingColumns(rows: readonly RankedMarket[], words: Words): PlannedColumn<RankedMarket>[] {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  return [
    textColumn("market", text("verticals.ranking.column.market"), ({ name }) => name),
    {
      ...numbers.count<RankedMarket>("rank", text("verticals.ranking.column.rank"), ({ rank }) => rank),
      holds: "rank",
    },
    numbers.money("dollars", text("verticals.ranking.column.dollars"), scale, ({ dollars }) => dollars),
    {
      key: "perCapita",
      head: text("verticals.ranking.column.perCapita"),
      numeric: true,
      value: ({ perCapita }) => perCapita,
      shown: ({ perCapita }) => formats.perCapita(perCapita),
      holds: "dollars",
      format: { kind: "perCapita" },
    },
    numbers.growth("growth", text("verticals.ranking.column.growth"), ({ growth }) => growth),
    numbers.share("share", text("verticals.ranking.column.share"), ({ share }) => share),
    numbers.index("index", text("verticals.ranking.column.index"), ({ index }) => index),
  ];
}
