import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import type { Spending } from "#documents/spending.ts";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { type MediumGaps, mediumGapsTable } from "#domain/shareOfWallet/mediumGaps.ts";
import { mediumGapsFigure } from "#documents/parts/wallet/mediumGapsFigure.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import type { Words } from "#language/words/words.ts";
import { explainGap } from "./explainGap.ts";
import { MixStrips } from "./MixStrips.tsx";

interface GapBlockProps {
  readonly spending: Spending;
}

/** Who gets what of the sub-vertical's money, and what each medium would win at the nation's mix. */
export const GapBlock = memo(function GapBlock({ spending }: GapBlockProps) {
  const { words } = spending;
  const figure = useMemo(() => mediumGapsFigure(spending), [spending]);
  const { gaps, isNation } = figure;
  const widest = gaps.rows.find(({ gapDollars }) => gapDollars !== null);
  const files = useMemo(() => [{ name: "mediumGaps", table: () => mediumGapsTable(gaps) }], [gaps]);
  const tip = useCallback((id: string) => tipOf(gaps, id.split(":")[0] ?? "", words), [gaps, words]);

  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={
        <>
          <MixStrips rows={gaps.rows} isNation={isNation} words={words} />
          <FigureChart figure={figure} />
        </>
      }
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explainGap}
      mainFigure={widest === undefined ? null : `${widest.medium}:gap_dollars`}
      files={files}
      figure={figure}
    />
  );
});

function tipOf({ rows }: MediumGaps, medium: string, words: Words): Tip | null {
  const row = rows.find((one) => one.medium === medium);
  if (!row) return null;
  const { text, formats } = words;
  return {
    title: words.medium(medium),
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.share_percent"), formats.percent(row.sharePercent)],
      [text("spending.column.nation_share_percent"), formats.share(row.nationShare)],
      [text("spending.column.index"), formats.index(row.index)],
      [text("subVertical.gap.gap"), formats.moneyChange(row.gapDollars)],
    ],
  };
}
