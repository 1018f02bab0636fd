import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { SectionTable } from "#blocks/table/SectionTable.tsx";
import { type MediumGap, type MediumGaps, mediumGaps, mediumGapsTable } from "#domain/shareOfWallet/mediumGaps.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Words } from "#words/words.ts";
import { explainGap } from "./explainGap.ts";
import { gapHeadline } from "./gapHeadline.ts";
import { mediumGapsChart } from "./mediumGapsChart.ts";
import { GapChart } from "./GapChart.tsx";

interface GapBlockProps {
  readonly spending: Spending;
}

/** Who gets what of the sub-vertical's money, and what each medium would win at the nation's mix. */
export const GapBlock = memo(function GapBlock({ spending }: GapBlockProps) {
  const { whole, scope, words, view } = spending;
  const { text, formats } = words;
  const gaps = useMemo(() => mediumGaps(whole, scope), [whole, scope]);
  const widest = gaps.rows.find(({ gapDollars }) => gapDollars !== null);
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const line = text(isNation ? "subVertical.gap.lineNation" : "subVertical.gap.line", {
    year: formats.year(view.year),
    political: text(`spending.political.${view.political}`),
  });
  const table = useMemo(() => mediumGapsTable(gaps), [gaps]);
  const exportChart = useCallback(() => mediumGapsChart(gaps, isNation, words), [gaps, isNation, words]);
  const files = useMemo(() => [{ name: "mediumGaps", table: () => table }], [table]);
  const tip = useCallback((figure: string) => tipOf(gaps, figure.split(":")[0] ?? "", words), [gaps, words]);

  return (
    <BlockSection
      name="mediumGaps"
      spending={spending}
      headline={gapHeadline(gaps, isNation, words)}
      measure={line}
      chart={<GapChart gaps={gaps} isNation={isNation} words={words} />}
      alt={altText(gaps, line, words)}
      table={<SectionTable caption={line} table={table} words={words} named="medium" />}
      tip={tip}
      explain={explainGap}
      mainFigure={widest === undefined ? null : `${widest.medium}:gap_dollars`}
      files={files}
      exportChart={exportChart}
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

function altText({ rows }: MediumGaps, line: string, words: Words): string {
  const { text, formats } = words;
  const named = (row: MediumGap) => `${words.medium(row.medium)} ${formats.moneyChange(row.gapDollars)}`;
  return text("subVertical.gap.alt", { line, largest: formats.list(rows.slice(0, 3).map(named)) });
}
