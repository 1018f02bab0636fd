import { memo, useCallback, useMemo } from "react";
import { FigureSection } from "#blocks/spending/FigureSection.tsx";
import { HeatKey } from "#blocks/spending/HeatKey.tsx";
import { useYears } from "#blocks/spending/useYears.ts";
import { seriesLines } from "#charts/seriesLines.ts";
import { subVerticalRowName, subVerticalYearsFigure } from "#reports/parts/subVerticalYearsFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { subVerticalSeries } from "./subVerticalSeries.ts";
import { SubVerticalYearsTable } from "./SubVerticalYearsTable.tsx";

const HEIGHT = 400;

/** Every sub-vertical in every year with its share, growth, index and leading medium; as lines, the six largest by name. */
export const SubVerticalYearsBlock = memo(function SubVerticalYearsBlock({
  spending,
}: {
  readonly spending: Spending;
}) {
  const { words } = spending;
  const shown = useMemo(() => subVerticalYearsFigure(spending), [spending]);
  const { section, totals, measure: line } = shown;
  const { measured, axes, figures, tip } = useYears(section, totals, spending, subVerticalRowName);

  const draw = useCallback(
    (width: number) => {
      const series = subVerticalSeries(section, words).map(({ dollars, ...one }) => ({
        ...one,
        dollars: measured(dollars),
      }));
      return seriesLines(series, width, HEIGHT, axes);
    },
    [section, words, measured, axes],
  );

  return (
    <FigureSection
      name="verticalAdSpendingTable"
      spending={spending}
      shown={shown}
      opensWith="table"
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      table={
        <>
          <SubVerticalYearsTable caption={line} section={section} spending={spending} />
          <HeatKey words={words} />
        </>
      }
      tip={tip}
      mainFigure="total:cagr_percent"
    />
  );
});
