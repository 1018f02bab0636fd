import { kindedHead } from "#language/words/kindWords.ts";
import type { RankedMarket } from "#domain/verticals/rankMarkets.ts";
import { rankByVertical, type VerticalTotals } from "#domain/verticals/verticalTotals.ts";
import { viewKind } from "#domain/yearKind.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { columnScale } from "#language/money.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { changeCell, politicalChangeCell } from "../besideCells.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { blockHeadline } from "../blockHeadline.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { rankedKind } from "./rankedKind.ts";

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
  const isBent = rows.some(({ coreGrowth }) => coreGrowth !== null);
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
    ...(isBent
      ? [
          numbers.growth<RankedMarket>(
            "coreGrowth",
            text("spending.column.core_growth_percent"),
            (row) => row.coreGrowth ?? row.growth,
          ),
        ]
      : []),
    numbers.share("share", text("verticals.ranking.column.share"), ({ share }) => share),
    numbers.index("index", text("verticals.ranking.column.index"), ({ index }) => index),
  ];
}

/** The first markets of the ranking, and the own one wherever it stands. */
function rankingChart(rows: readonly RankedMarket[], spending: Spending): BarChart {
  const { market, measure, view, words } = spending;
  const { text, formats } = words;
  const perCapita = measure === "perCapita";
  const { shown, own } = shownMarkets(rows, market.id);
  const scale = columnScale(shown.map(({ dollars }) => dollars));
  const kind = viewKind(view);
  const isBent = shown.some(({ coreGrowth }) => coreGrowth !== null);
  const hidden = rows.length - shown.length;
  const money = {
    head: kindedHead(formats.moneyHead(scale), kind, words),
    cell: (row: RankedMarket) => formats.moneyIn(scale, row.dollars),
  };
  const person = {
    head: kindedHead(text("verticals.ranking.column.perCapita"), kind, words),
    cell: (row: RankedMarket) => formats.perCapita(row.perCapita),
  };
  const amounts = perCapita ? [person, money] : [money, person];
  return {
    kind: "bars",
    marks: shown.map((row) => ({ id: row.market })),
    kinds: shown.map(() => kind),
    beside: {
      heads: [
        text("verticals.ranking.column.market"),
        ...amounts.map(({ head }) => head),
        text("verticals.ranking.column.growth"),
        ...(isBent ? [text("spending.column.core_growth_percent")] : []),
      ],
      rows: shown.map((row) => ({
        own: row === own ? text("verticals.ranking.yours") : undefined,
        cells: [
          ...amounts.map(({ cell }) => ({ text: cell(row) })),
          (row.coreGrowth === null ? changeCell : politicalChangeCell)(row.growth, formats),
          ...(isBent ? [changeCell(row.coreGrowth ?? row.growth, formats)] : []),
        ],
      })),
      more: hidden > 0 ? text("verticals.ranking.more", { count: hidden }) : null,
    },
    format: perCapita ? { kind: "perCapita" } : { kind: "money", scale },
    unit: perCapita ? text("spending.unit.perCapita") : formats.moneyHead(scale),
    categories: shown.map(({ rank, name }) => `${formats.count(rank)}. ${name}`),
    series: [
      {
        name: text("verticals.ranking.column.dollars"),
        colour: ROLE_COLOURS.other.light,
        values: shown.map((row) => (perCapita ? row.perCapita : row.dollars)),
      },
    ],
    colours: shown.map((row) => (row.market === market.id ? ROLE_COLOURS.own.light : ROLE_COLOURS.other.light)),
    benchmark: null,
  };
}

/** As many as fit on a screen; the table has them all. */
const BARS = 12;

/** The first markets of a ranking, and the own one wherever it stands; undefined where it is not ranked. */
function shownMarkets(
  rows: readonly RankedMarket[],
  market: string,
): { readonly shown: readonly RankedMarket[]; readonly own: RankedMarket | undefined } {
  const top = rows.slice(0, BARS);
  const own = rows.find((row) => row.market === market);
  return { shown: own && !top.includes(own) ? [...top.slice(0, -1), own] : top, own };
}
