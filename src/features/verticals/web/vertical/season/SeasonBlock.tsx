import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { blockHeadline } from "#reports/parts/blockHeadline.ts";
import { seasonStrip } from "#charts/seasonStrip.ts";
import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { seasonOfWallet } from "#domain/advertisers/seasonOfWallet.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { LateBlock } from "../LateBlock.tsx";
import { explainMonth } from "./explainMonth.ts";
import { SeasonTable } from "./SeasonTable.tsx";
import { crowdText } from "./crowdText.ts";
import { seasonChart } from "./seasonChart.ts";
import { seasonMonths, seasonTable } from "./seasonMonths.ts";
import style from "./SeasonBlock.module.css";

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
  const months = useMemo(() => {
    const parts = seasonOfWallet(view.own.wallet, seasons, view);
    return parts && seasonMonths(parts, view.year);
  }, [view, seasons]);
  const exportChart = useCallback(() => seasonChart(months ?? [], words), [months, words]);
  const files = useMemo(() => [{ name: "seasons", table: () => seasonTable(months ?? []) }], [months]);
  const figures = useMemo(
    () =>
      (months ?? []).map(({ month, part, hot }) => ({
        id: String(month),
        label: text(hot ? "verticals.season.monthLabelHot" : "verticals.season.monthLabel", {
          month: formats.month(month),
          part: formats.share(part),
        }),
      })),
    [months, text, formats],
  );
  const draw = useCallback(
    (width: number) =>
      seasonStrip(months ?? [], width, HEIGHT, {
        month: (month) => formats.month(month),
        share: (part) => formats.share(part),
        hot: text("verticals.season.hot", { part: formats.share(HOT_MONTH) }),
        hotFrom: HOT_MONTH,
        political: text("verticals.season.political", { year: formats.year(view.year) }),
      }),
    [months, view.year, text, formats],
  );
  const tip = useCallback(
    (figure: string) => {
      const one = months?.find(({ month }) => String(month) === figure.split(":")[0]);
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
  const explain = useCallback((asked: Spending, figure: string) => explainMonth(asked, seasons, figure), [seasons]);

  const texts = spending.scope.kind === "subVertical" ? "subVertical.season" : "verticals.season";
  if (!months) {
    return (
      <EmptyState
        title={text("verticals.season.none")}
        hint={text(`${texts}.noneHint`, { revision: revision.label })}
      />
    );
  }
  const line = text(`${texts}.line`, { year: formats.year(view.year) });
  const hot = months.filter((one) => one.hot).map(({ month }) => formats.month(month));
  const hottest = months.reduce((best, one) => (one.part > best.part ? one : best));
  return (
    <BlockSection
      name="seasons"
      spending={spending}
      headline={
        blockHeadline("seasons", spending, { seasons }) ??
        text("verticals.season.headline", {
          month: formats.month(hottest.month),
          part: formats.share(hottest.part),
        })
      }
      measure={line}
      controls={<p className={style["crowd"]}>{crowdText(months, view.year, words)}</p>}
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      alt={text("verticals.season.alt", {
        line,
        hot: hot.length > 0 ? formats.list(hot) : text("verticals.season.noHot"),
      })}
      table={<SeasonTable caption={line} months={months} words={words} />}
      tip={tip}
      explain={explain}
      mainFigure={String(hottest.month)}
      files={files}
      exportChart={exportChart}
    />
  );
}
