import { memo, useCallback, useMemo } from "react";
import { marketYearsFigure } from "#documents/parts/compared/marketYearsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { marketYears, marketYearsTable } from "#domain/spending/marketYears.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { FigureChart } from "../../chart/FigureChart.tsx";
import { explainMarketYears } from "../../explain/explainCompared.ts";
import { BlockSection } from "../../frame/BlockSection.tsx";
import { yearTip } from "../yearTip.ts";

/** A line for each of the markets side by side, over all years. */
export const MarketYearsBlock = memo(function MarketYearsBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const figure = useMemo(() => marketYearsFigure(spending), [spending]);
  const { section, measure: line } = figure;
  const inDollars = useMemo(() => marketYears(view), [view]);
  const columns = useMemo(() => figure.columns(), [figure]);
  const files = useMemo(
    () => [{ name: "marketsComparedYears", table: () => marketYearsTable(inDollars) }],
    [inDollars],
  );
  const tip = useCallback((id: string) => yearTip(inDollars, id, words.market, words), [inDollars, words]);
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={line}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
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
      explain={explainMarketYears}
      mainFigure={`year:${view.year}`}
      files={files}
      figure={figure}
    />
  );
});
