import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { profileValue } from "#documents/parts/profile/profileText.ts";
import { figureName, indexed, statsBlock } from "#documents/parts/profile/statsBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { explainFigure } from "../explainProfile.ts";
import { profileStatsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import { inThisRevision } from "../inThisRevision.ts";
import { namedFigure } from "./namedFigure.ts";

interface StatsBlockProps {
  readonly spending: Spending;
}

/** What a market is like beside the nation, and all its key figures as a table. */
export const StatsBlock = memo(({ spending }: StatsBlockProps) => (
  <LateBlock>
    <Stats spending={spending} />
  </LateBlock>
));

function Stats({ spending }: StatsBlockProps) {
  const { revision, market, view, words } = spending;
  const { text, formats } = words;
  const { data: stats } = useSuspenseQuery(profileStatsQuery(revision.id, market.id, view.year));
  const block = useMemo(() => statsBlock(stats, spending), [stats, spending]);
  const rates = useMemo(() => indexed(stats), [stats]);
  const tip = useCallback(
    (id: string) => {
      const row = stats.find(({ figure }) => figure === namedFigure(id, stats, words));
      if (!row) return null;
      return {
        title: figureName(row.figure, words),
        rows: [
          [text("marketProfile.column.here"), profileValue(row.unit, row.value, words)] as const,
          [text("spending.nationwide"), profileValue(row.unit, row.nation, words)] as const,
          ...(row.index === null ? [] : [[text("spending.column.index"), formats.index(row.index)] as const]),
        ],
      };
    },
    [stats, words, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const [, column = "value"] = id.split(":");
        return explainFigure(stats, asked, `${namedFigure(id, stats, words)}:${column}`);
      }),
    [stats, words],
  );
  return (
    <ProfileSection
      block={block}
      spending={spending}
      opensWith={rates.length === 0 ? "table" : "chart"}
      chart={<FigureChart figure={block} />}
      tip={tip}
      explain={explain}
      mainFigure={rates[0]?.figure ?? stats[0]?.figure ?? null}
    />
  );
}
