import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { blockHeadline } from "#reports/parts/blockHeadline.ts";
import { measureFormats } from "#words/measureFormats.ts";
import { rankedMarketsTable } from "#domain/verticals/rankMarkets.ts";
import { rankByVertical } from "#domain/verticals/verticalTotals.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { verticalTotalsQuery } from "#ui/queries/verticalTotalsQuery.ts";
import { LateBlock } from "../LateBlock.tsx";
import { explainRanking } from "./explainRanking.ts";
import { rankingChart } from "./rankingChart.ts";
import { RankingBars } from "./RankingBars.tsx";
import { RankingTable } from "./RankingTable.tsx";
import { rankedKind } from "./rankedKind.ts";
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
  const { view, whole, scope, revision, market, measure, words } = spending;
  const { text, formats } = words;
  const kind = rankedKind(market.kind);
  const { data: totals } = useSuspenseQuery(verticalTotalsQuery(revision.id, kind));
  const vertical = scope.kind === "vertical" ? scope.id : "";
  const { year, political } = view;
  const rows = useMemo(
    () => rankByVertical(totals, whole.nation.wallet, { vertical, year, political }),
    [totals, whole.nation, vertical, year, political],
  );
  const exportChart = useCallback(() => rankingChart(rows, spending), [rows, spending]);
  const files = useMemo(() => [{ name: "marketRanking", table: () => rankedMarketsTable(rows) }], [rows]);
  const tip = useCallback((figure: string) => rankingTip(rows, figure, year, words), [rows, year, words]);
  const explain = useCallback((asked: Spending, figure: string) => explainRanking(asked, totals, figure), [totals]);
  const [first] = rows;

  if (!first || first.dollars === null) {
    return <EmptyState title={text("verticals.ranking.none")} hint={text("verticals.ranking.noneHint")} />;
  }
  const name = words.vertical(vertical);
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
    kind: text(`verticals.ranking.kind.${kind}`),
  });
  const own = rows.some((row) => row.market === market.id) ? market.id : first.market;
  return (
    <BlockSection
      name="marketRanking"
      spending={spending}
      headline={
        blockHeadline("marketRanking", spending, { ranking: rows }) ??
        text("verticals.ranking.headline", {
          vertical: name,
          market: first.name,
          money: formats.money(first.dollars),
        })
      }
      measure={line}
      chart={<RankingBars rows={rows} spending={spending} />}
      alt={text("verticals.ranking.alt", {
        line,
        count: rows.length,
        largest: rows
          .slice(0, 3)
          .map((row) => `${row.name} ${formats.money(row.dollars)}`)
          .join("; "),
      })}
      table={<RankingTable caption={line} rows={rows} spending={spending} />}
      tip={tip}
      explain={explain}
      mainFigure={`${own}:rank`}
      files={files}
      exportChart={exportChart}
    />
  );
}
