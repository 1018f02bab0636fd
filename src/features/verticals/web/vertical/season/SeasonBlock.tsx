import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { seasonColumns, seasonFigure } from "#documents/parts/advertisers/seasonFigure.ts";
import { seasonTable, type VerticalMonth } from "#documents/parts/advertisers/seasonMonths.ts";
import type { Spending } from "#documents/spending.ts";
import type { Words } from "#language/words/words.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { explainMonth } from "./explainMonth.ts";
import style from "./SeasonBlock.module.css";

interface SeasonTableProps {
  readonly caption: string;
  readonly months: readonly VerticalMonth[];
  readonly words: Words;
}

/** The twin of the strip. */
const SeasonTable = memo(function SeasonTable({ caption, months, words }: SeasonTableProps) {
  const columns = useMemo(() => seasonColumns(words), [words]);
  return <DataTable caption={caption} columns={columns} rows={months} rowId={({ month }) => String(month)} />;
});

const HEIGHT = 260;

interface SeasonBlockProps {
  readonly spending: Spending;
}

/** When the scope's money is spent: twelve months, the hot ones marked, with what elections do to them. */
export const SeasonBlock = memo(({ spending }: SeasonBlockProps) => (
  <LateBlock>
    <Season spending={spending} />
  </LateBlock>
));

function Season({ spending }: SeasonBlockProps) {
  const { view, revision, words } = spending;
  const { text, formats } = words;
  const { data: seasons } = useSuspenseQuery(seasonsQuery(revision.id));
  const figure = useMemo(() => seasonFigure(spending, seasons), [spending, seasons]);
  const months = figure?.months;
  const files = useMemo(() => [{ name: "seasons", table: () => seasonTable(months ?? []) }], [months]);
  const tip = useCallback(
    (id: string) => {
      const one = months?.find(({ month }) => String(month) === id.split(":")[0]);
      if (!one) return null;
      return {
        title: `${formats.month(one.month)} ${formats.year(view.year)}`,
        rows: [
          [text("verticals.season.column.part"), formats.share(one.part)] as const,
          ...(one.political === null
            ? []
            : [[text("verticals.season.column.political"), formats.share(one.political)] as const]),
        ],
      };
    },
    [months, view.year, text, formats],
  );
  const explain = useCallback((asked: Spending, id: string) => explainMonth(asked, seasons, id), [seasons]);

  const texts = spending.scope.kind === "subVertical" ? "subVertical.season" : "verticals.season";
  if (!figure || !months) {
    return (
      <EmptyState
        title={text("verticals.season.none")}
        hint={text(`${texts}.noneHint`, { revision: revision.label })}
      />
    );
  }
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      controls={<p className={style["crowd"]}>{figure.crowd}</p>}
      chart={<FigureChart figure={figure} height={HEIGHT} />}
      alt={figure.alt}
      table={<SeasonTable caption={figure.measure} months={months} words={words} />}
      tip={tip}
      explain={explain}
      mainFigure={String(figure.hottest.month)}
      files={files}
      figure={figure}
    />
  );
}
