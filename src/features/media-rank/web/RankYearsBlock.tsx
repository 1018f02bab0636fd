import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import { FigureTable } from "#blocks/table/FigureTable.tsx";
import { bumpHeight, bumpLines } from "#charts/bumpLines.ts";
import { rankTable } from "#domain/ranks/rankTable.ts";
import { rankYearsFigure, rankYearsTable } from "#reports/parts/ranks/rankYearsFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainRank } from "./explainRank.ts";
import type { RankAsked } from "./rankAsked.ts";
import { rankTip } from "./rankTip.ts";

/** Who passed whom over the years: a line each, the own one strongest. */
export const RankYearsBlock = memo(function RankYearsBlock({ ranking, choice }: RankAsked) {
  const { kind, list, spending, nameOf, colourOf, weightOf, window, own } = ranking;
  const { text, formats } = spending.words;
  const draw = useCallback(
    (width: number) => {
      const series = list.rows.map(({ id, ranks }) => ({
        name: nameOf(id),
        colour: weightOf(id) === "quiet" ? "var(--chart-quiet)" : colourOf(id),
        weight: weightOf(id),
        ranks,
      }));
      const labels = { forecast: text("spending.kind.forecast"), rank: (rank: number) => formats.count(rank) };
      return bumpLines(series, width, { years: list.years, kinds: list.kinds, ranks: window, labels });
    },
    [list, nameOf, weightOf, colourOf, window, text, formats],
  );
  const figure = useMemo(() => rankYearsFigure(ranking), [ranking]);
  const files = useMemo(
    () => [{ name: figure.name, table: () => rankYearsTable(rankTable(list, kind), kind) }],
    [figure, list, kind],
  );
  const tip = useCallback((figure: string) => rankTip(ranking, figure), [ranking]);
  const explain = useCallback((asked: Spending, figure: string) => explainRank(ranking, asked, figure), [ranking]);
  const told = list.rows.find(({ id }) => id === own) ?? list.rows[0];
  const figures = list.years.map((year, at) => ({
    id: `year:${year}`,
    label: `${formats.year(year)}: ${told ? `${nameOf(told.id)} ${formats.rank(told.ranks[at] ?? null)}` : ""}`,
  }));
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<Plot height={bumpHeight(window)} draw={draw} figures={figures} />}
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
