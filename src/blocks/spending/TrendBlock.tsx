import { memo, useCallback, useMemo } from "react";
import { mediumColour, roleColour } from "#charts/colours.ts";
import { seriesLines } from "#charts/seriesLines.ts";
import { OTHER_MEDIA } from "#domain/spending/mediaTrend.ts";
import { trendFigure, trendName } from "#reports/parts/trendFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { DataTable } from "#ui/figure/DataTable.tsx";
import { Plot } from "#ui/figure/Plot.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { useYears } from "./useYears.ts";

const HEIGHT = 380;

/** The six largest media as lines over the years, the others as one. */
export const TrendBlock = memo(function TrendBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const shown = useMemo(() => trendFigure(spending), [spending]);
  const { section, totals, measure: line } = shown;
  const { measured, axes, figures, tip } = useYears(section, totals, spending, trendName);

  const draw = useCallback(
    (width: number) => {
      const series = section.rows.map(({ id, dollars }) => ({
        name: trendName(id, words),
        colour: id === OTHER_MEDIA ? roleColour("other") : mediumColour(id),
        dollars: measured(dollars),
      }));
      return seriesLines(series, width, HEIGHT, axes);
    },
    [section, words, measured, axes],
  );
  const columns = useMemo(() => shown.columns(), [shown]);

  return (
    <FigureSection
      name="mediaAdSpendingTrend"
      spending={spending}
      shown={shown}
      chart={<Plot height={HEIGHT} draw={draw} figures={figures} />}
      table={
        <DataTable
          caption={line}
          columns={columns}
          rows={section.rows}
          rowId={({ id }) => id}
          current={`dollars_${view.year}`}
        />
      }
      tip={tip}
      mainFigure={`year:${view.year}`}
    />
  );
});
