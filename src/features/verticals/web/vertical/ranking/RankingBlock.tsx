import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { marketRankingFigure, rankingColumns } from "#documents/parts/ranks/marketRankingFigure.ts";
import { rankedKind } from "#documents/parts/ranks/rankedKind.ts";
import type { Spending } from "#documents/spending.ts";
import { type RankedMarket, rankedMarketsTable } from "#domain/verticals/rankMarkets.ts";
import { rankByVertical, type VerticalTotals } from "#domain/verticals/verticalTotals.ts";
import type { Words } from "#language/words/words.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { explained, type ExplainedMeasure } from "#ui/figures/explain/explained.ts";
import { change, quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Explanation, Tip } from "#ui/figures/figureLayer.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { verticalTotalsQuery } from "#ui/queries/verticalTotalsQuery.ts";

/** What a market of the ranking says at once. */
function rankingTip(rows: readonly RankedMarket[], figure: string, year: number, words: Words): Tip | null {
  const { text, formats } = words;
  const row = rows.find(({ market }) => market === figure.split(":")[0]);
  if (!row) return null;
  return {
    title: `${formats.rank(row.rank)} ${row.name}, ${formats.year(year)}`,
    rows: [
      [text("verticals.ranking.column.dollars"), formats.dollars(row.dollars)],
      [text("verticals.ranking.column.share"), formats.share(row.share)],
      [text("verticals.ranking.column.growth"), formats.growth(row.growth)],
      [text("verticals.ranking.column.perCapita"), formats.perCapita(row.perCapita)],
      [text("verticals.ranking.column.index"), formats.index(row.index)],
    ],
  };
}

const MEASURES: Readonly<Record<string, ExplainedMeasure>> = {
  share: "share",
  growth: "growth",
  perCapita: "perCapita",
  index: "index",
};

/** The totals with the revision they are of. */
interface TotalsOfRevision extends VerticalTotals {
  readonly revision: string;
}

/** Why a market's figure in the ranking is what it is: `tv-501`, `tv-501:perCapita`, `tv-501:rank`. */
function explainRanking(spending: Spending, totals: TotalsOfRevision, figure: string): Explanation | null {
  const { view, whole, scope, revision, words } = spending;
  const { text, formats } = words;
  const [id = "", column = "dollars"] = figure.split(":");
  // An earlier revision's markets are not at hand, and this one's would be wrong for it.
  if (scope.kind !== "vertical" || totals.revision !== revision.id) return null;
  const ranking = { vertical: scope.id, year: view.year, political: view.political };
  const rows = rankByVertical(totals, whole.nation.wallet, ranking);
  const row = rows.find(({ market }) => market === id);
  if (!row) return null;
  const about = { subject: words.vertical(scope.id), market: row.name, year: view.year, money: { market: id } };
  const rank = text("verticals.key.rankValue", { rank: row.rank, all: rows.length });
  if (column === "rank") {
    return {
      ...explained(spending, { ...about, measure: "dollars", value: rank, values: null }),
      title: text("verticals.ranking.explained.rank", { market: row.name, year: formats.year(view.year) }),
      what: text("verticals.ranking.explained.whatRank", {
        vertical: words.vertical(scope.id),
        before: formats.rank(row.previousRank),
      }),
      formula: {
        words: text("verticals.ranking.explained.formulaRank"),
        values: `${row.name} ${formats.dollars(row.dollars)} = ${rank}`,
      },
    };
  }
  const population = totals.markets.find(({ id: market }) => market === id)?.population ?? 0;
  const before = rankByVertical(totals, whole.nation.wallet, { ...ranking, year: view.year - 1 });
  const total = row.share && row.dollars !== null ? Math.round(row.dollars / row.share) : null;
  const measure = MEASURES[column] ?? "dollars";
  const shown = {
    dollars: formats.dollars(row.dollars),
    share: formats.share(row.share),
    growth: formats.growth(row.growth),
    perCapita: formats.perCapita(row.perCapita),
    index: formats.index(row.index),
  };
  const values = {
    dollars: null,
    share: quotient(formats, row.dollars, total, shown.share),
    growth: change(formats, before.find(({ market }) => market === id)?.dollars ?? null, row.dollars, shown.growth),
    perCapita:
      row.dollars === null || population <= 0
        ? null
        : `${formats.dollars(row.dollars)} ÷ ${formats.count(population)} = ${shown.perCapita}`,
    index: null,
  };
  const known =
    measure === "share" || measure === "growth" || measure === "perCapita" || measure === "index" ? measure : "dollars";
  return explained(spending, { ...about, measure, value: shown[known], values: values[known] });
}

interface RankingTableProps {
  readonly caption: string;
  readonly rows: readonly RankedMarket[];
  readonly spending: Spending;
}

/** Every market of the ranking; any head sorts. */
const RankingTable = memo(function RankingTable({ caption, rows, spending }: RankingTableProps) {
  const { market, words } = spending;
  const columns = useMemo(() => rankingColumns(rows, words), [rows, words]);
  const mark = useCallback(
    (row: RankedMarket) => (row.market === market.id ? words.text("verticals.ranking.yours") : undefined),
    [market.id, words],
  );
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={(row) => row.market} mark={mark} />;
});

interface RankingBlockProps {
  readonly spending: Spending;
}

/** Where else the vertical spends: all markets of the kind that the reader may see, the own one marked. */
export const RankingBlock = memo(({ spending }: RankingBlockProps) => (
  <LateBlock>
    <Ranking spending={spending} />
  </LateBlock>
));

function Ranking({ spending }: RankingBlockProps) {
  const { view, revision, market, words } = spending;
  const { text } = words;
  const kind = rankedKind(market.kind);
  const { data: totals } = useSuspenseQuery(verticalTotalsQuery(revision.id, kind));
  const figure = useMemo(() => marketRankingFigure(spending, totals), [spending, totals]);
  const files = useMemo(
    () => [{ name: "marketRanking", table: () => rankedMarketsTable(figure?.rows ?? []) }],
    [figure],
  );
  const tip = useCallback(
    (id: string) => rankingTip(figure?.rows ?? [], id, view.year, words),
    [figure, view.year, words],
  );
  const explain = useCallback((asked: Spending, id: string) => explainRanking(asked, totals, id), [totals]);

  if (!figure) {
    return <EmptyState title={text("verticals.ranking.none")} hint={text("verticals.ranking.noneHint")} />;
  }
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<RankingTable caption={figure.measure} rows={figure.rows} spending={spending} />}
      tip={tip}
      explain={explain}
      mainFigure={`${figure.told}:rank`}
      files={files}
      figure={figure}
    />
  );
}
