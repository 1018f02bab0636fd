import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { changeCell } from "#blocks/spending/changeCell.ts";
import { LateBlock } from "#blocks/frame/LateBlock.tsx";
import { roleColour } from "#charts/colours.ts";
import { growthSpan } from "#charts/growthSpan.ts";
import { NATION } from "#domain/markets/market.ts";
import { growing, growingName, growthBlock } from "#reports/parts/profile/growthBlock.ts";
import { spanText } from "#reports/parts/profile/profileText.ts";
import type { Spending } from "#reports/spending.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { explainFigure } from "../explainProfile.ts";
import { profileStatsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import { inThisEdition } from "../inThisEdition.ts";
import { namedFigure } from "./namedFigure.ts";

interface GrowthBlockProps {
  readonly spending: Spending;
}

/** Five years behind a market and five ahead of it, where the edition has a series. */
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
      inThisEdition((asked, id) => {
        const [, column = "past"] = id.split(":");
        return explainFigure(stats, asked, `${namedFigure(id, stats, words)}:${column}`);
      }),
    [stats, words],
  );
  if (!block) return null;
  const isNation = market.id === NATION;
  const scale = growthSpan(rows.flatMap(({ past, nationPast }) => [past?.change ?? 0, nationPast?.change ?? 0]));
  const aheadSpan = spanText(rows.find(({ ahead }) => ahead !== null)?.ahead, words);
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={
        <BarList
          heads={[
            text("marketProfile.column.figure"),
            spanText(rows[0]?.past, words) ?? text("marketProfile.column.past"),
            ...(aheadSpan ? [text("marketProfile.growth.next", { span: aheadSpan })] : []),
          ]}
          zero={scale.zero > 0 ? scale.zero : undefined}
          tickLabel={isNation ? undefined : text("marketProfile.demographics.nationTick")}
          rows={rows.map(({ figure, past, ahead, nationPast }) => ({
            id: figure,
            name: growingName(figure, words),
            ...scale.bar(past?.change ?? 0),
            tick: isNation || !nationPast ? null : scale.place(nationPast.change),
            fill: roleColour((past?.change ?? 0) < 0 ? "fall" : "own"),
            forecast: false,
            cells: [
              changeCell(past?.change ?? null, formats),
              ...(aheadSpan ? [{ text: formats.growth(ahead?.change ?? null) }] : []),
            ],
          }))}
        />
      }
      tip={tip}
      explain={explain}
      mainFigure={rows[0]?.figure ?? null}
    />
  );
}
