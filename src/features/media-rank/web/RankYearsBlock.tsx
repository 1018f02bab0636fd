import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { rankYearsFigure, rankYearsTable } from "#documents/parts/ranks/rankYearsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { explainRank } from "./explainRank.ts";
import type { RankAsked } from "./rankAsked.ts";
import { rankTip } from "./rankTip.ts";

/** Who passed whom over the years: a line each, the own one strongest. */
export const RankYearsBlock = memo(function RankYearsBlock({ ranking, choice }: RankAsked) {
  const { kind, list, spending, own } = ranking;
  const figure = useMemo(() => rankYearsFigure(ranking), [ranking]);
  const files = useMemo(
    () => [{ name: figure.name, table: () => rankYearsTable(rankTable(list, kind), kind) }],
    [figure, list, kind],
  );
  const tip = useCallback((figure: string) => rankTip(ranking, figure), [ranking]);
  const explain = useCallback((asked: Spending, figure: string) => explainRank(ranking, asked, figure), [ranking]);
  const told = list.rows.find(({ id }) => id === own) ?? list.rows[0];
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
      mainFigure={told ? `${told.id}:rank` : null}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});
