import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { growing, growingName, growthBlock } from "#documents/parts/profile/growthBlock.ts";
import { spanText } from "#documents/parts/profile/profileText.ts";
import type { Spending } from "#documents/spending.ts";
import { explainFigure } from "../explainProfile.ts";
import { profileStatsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import { inThisRevision } from "../inThisRevision.ts";
import { namedFigure } from "./namedFigure.ts";

interface GrowthBlockProps {
  readonly spending: Spending;
}

/** Five years behind a market and five ahead of it, where the revision has a series. */
export const GrowthBlock = memo(({ spending }: GrowthBlockProps) => (
  <LateBlock>
    <Growth spending={spending} />
  </LateBlock>
));

function Growth({ spending }: GrowthBlockProps) {
  const { revision, market, view, words } = spending;
  const { text, formats } = words;
  const { data: stats } = useSuspenseQuery(profileStatsQuery(revision.id, market.id, view.year));
  const block = useMemo(() => growthBlock(stats, spending), [stats, spending]);
  const rows = useMemo(() => growing(stats), [stats]);
  const tip = useCallback(
    (id: string) => {
      const row = rows.find(({ figure }) => figure === namedFigure(id, rows, words));
      if (!row) return null;
      const of = (key: "past" | "ahead" | "nationPast" | "nationAhead") =>
        row[key]
          ? [
              [
                `${text(`marketProfile.column.${key}`)} ${spanText(row[key], words) ?? ""}`,
                formats.growth(row[key].change),
              ] as const,
            ]
          : [];
      return {
        title: growingName(row.figure, words),
        rows: [...of("past"), ...of("nationPast"), ...of("ahead"), ...of("nationAhead")],
      };
    },
    [rows, words, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const [, column = "past"] = id.split(":");
        return explainFigure(stats, asked, `${namedFigure(id, stats, words)}:${column}`);
      }),
    [stats, words],
  );
  if (!block) return null;
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<FigureChart figure={block} />}
      tip={tip}
      explain={explain}
      mainFigure={rows[0]?.figure ?? null}
    />
  );
}
