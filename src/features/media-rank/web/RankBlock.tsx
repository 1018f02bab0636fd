import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { rankFigure } from "#documents/parts/ranks/rankFigure.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";
import type { Spending } from "#documents/spending.ts";
import { explainRank } from "./explainRank.ts";
import { rankTip } from "./rankTip.ts";
import type { RankAsked } from "./rankAsked.ts";

/** The ranking of the year: money, share and ranks won as bars, and everything else in the table. */
export const RankBlock = memo(function RankBlock({ ranking, choice }: RankAsked) {
  const { kind, list, spending } = ranking;
  const figure = useMemo(() => rankFigure(ranking), [ranking]);
  const files = useMemo(() => [{ name: figure.name, table: () => rankTable(list, kind) }], [figure, list, kind]);
  const tip = useCallback((id: string) => rankTip(ranking, id), [ranking]);
  const explain = useCallback((asked: Spending, id: string) => explainRank(ranking, asked, id), [ranking]);
  const main = mainRow(ranking);
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explain}
      mainFigure={main === undefined ? null : `${main}:rank`}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});

function mainRow({ own, list }: Ranking): string | undefined {
  return own ?? list.rows.find(({ rank }) => rank !== null)?.id;
}
