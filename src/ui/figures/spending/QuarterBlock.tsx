import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { type QuarterlyFigure, quarterlyFigure, quarterName } from "#documents/parts/quarterlyFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { quarterlySpendingTable } from "#domain/spending/quarterlySpending.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { FigureChart } from "../chart/FigureChart.tsx";
import { explainQuarter } from "../explain/explainQuarter.ts";
import { BlockSection } from "../frame/BlockSection.tsx";
import { LateBlock } from "../frame/LateBlock.tsx";
import { FigureTable } from "../table/FigureTable.tsx";

interface QuarterBlockProps {
  readonly spending: Spending;
}

/** The year's quarters beside those of the year before, by the seasons of what is spent. */
export const QuarterBlock = memo(({ spending }: QuarterBlockProps) => (
  <LateBlock>
    <Quarters spending={spending} />
  </LateBlock>
));

const HEIGHT = 300;

function Quarters({ spending }: QuarterBlockProps) {
  const { data: seasons } = useSuspenseQuery(seasonsQuery(spending.revision.id));
  const figure = useMemo(() => quarterlyFigure(spending, seasons), [spending, seasons]);
  const { section, notes } = figure;
  const files = useMemo(() => [{ name: "quarterlySpending", table: () => quarterlySpendingTable(section) }], [section]);
  const tip = useCallback((id: string) => tipOf(figure, id, spending), [figure, spending]);
  const explain = useCallback((asked: Spending, id: string) => explainQuarter(asked, seasons, id), [seasons]);
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      controls={<p>{notes.join(" ")}</p>}
      chart={<FigureChart figure={figure} height={HEIGHT} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explain}
      mainFigure={String(figure.largest)}
      files={files}
      figure={figure}
    />
  );
}

/** Values in the measure, and in dollars too where that is another. */
function tipOf({ section, shown, write }: QuarterlyFigure, id: string, { measure, words }: Spending): Tip | null {
  const { text, formats } = words;
  const at = section.quarters.findIndex(({ quarter }) => String(quarter) === id.split(":")[0]);
  const [own, row] = [section.quarters[at], shown.quarters[at]];
  if (!own || !row) return null;
  return {
    title: `${quarterName(row.quarter, words)} ${formats.year(section.year)} · ${text("spending.basis.modelled")}`,
    rows: [
      [formats.year(section.year), write.exact(row.dollars)],
      [formats.year(section.year - 1), write.exact(row.previous)],
      ...(measure === "dollars" ? [] : [[text("spending.inDollars"), formats.dollars(own.dollars)] as const]),
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      ...(row.coreGrowth === null
        ? []
        : [[text("spending.column.core_growth_percent"), formats.growth(row.coreGrowth)] as const]),
      [text("spending.column.share_percent"), formats.share(row.share)],
    ],
  };
}
