import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import type { Spending } from "#documents/spending.ts";
import { marketRankingFigure } from "#documents/parts/ranks/marketRankingFigure.ts";
import { rankedMarketsTable } from "#domain/verticals/rankMarkets.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { verticalTotalsQuery } from "#ui/queries/verticalTotalsQuery.ts";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { explainRanking } from "./explainRanking.ts";
import { RankingTable } from "./RankingTable.tsx";
import { rankedKind } from "#documents/parts/ranks/rankedKind.ts";
import { rankingTip } from "./rankingTip.ts";

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
