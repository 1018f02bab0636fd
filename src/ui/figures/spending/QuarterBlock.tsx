import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { quarterlyFigure } from "#documents/parts/quarterlyFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { type QuarterSpend, quarterlySpendingTable } from "#domain/spending/quarterlySpending.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { explainQuarter } from "../explain/explainQuarter.ts";
import { LateBlock } from "../frame/LateBlock.tsx";
import { QuarterSection } from "./QuarterSection.tsx";

interface QuarterBlockProps {
  readonly spending: Spending;
}

/** The year's quarters beside those of the year before. */
export const QuarterBlock = memo(({ spending }: QuarterBlockProps) => (
  <LateBlock>
    <Quarters spending={spending} />
  </LateBlock>
));

function Quarters({ spending }: QuarterBlockProps) {
  const { measure, words } = spending;
  const { data: seasons } = useSuspenseQuery(seasonsQuery(spending.revision.id));
  const figure = useMemo(() => quarterlyFigure(spending, seasons), [spending, seasons]);
  const { section, shown, write } = figure;
  const files = useMemo(() => [{ name: "quarterlySpending", table: () => quarterlySpendingTable(section) }], [section]);
  const explain = useCallback((asked: Spending, id: string) => explainQuarter(asked, seasons, id), [seasons]);
  /** Values in the measure, and in dollars too where that is another. */
  const say = useCallback(
    (row: QuarterSpend): Tip["rows"] => {
      const { text, formats } = words;
      const own = section.quarters.find(({ quarter }) => quarter === row.quarter);
      return [
        [formats.year(section.year), write.exact(row.dollars)],
        [formats.year(section.year - 1), write.exact(row.previous)],
        ...(measure === "dollars"
          ? []
          : [[text("spending.inDollars"), formats.dollars(own?.dollars ?? null)] as const]),
        [text("spending.column.growth_percent"), formats.growth(row.growth)],
        ...(row.coreGrowth === null
          ? []
          : [[text("spending.column.core_growth_percent"), formats.growth(row.coreGrowth)] as const]),
        [text("spending.column.share_percent"), formats.share(row.share)],
      ];
    },
    [section, write, measure, words],
  );
  return (
    <QuarterSection
      spending={spending}
      figure={figure}
      rows={shown.quarters}
      say={say}
      explain={explain}
      files={files}
    />
  );
}
