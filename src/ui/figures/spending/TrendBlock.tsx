import { memo, useCallback, useMemo } from "react";
import { trendFigure, trendName } from "#documents/parts/trendFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { yearTip } from "./yearTip.ts";

/** The six largest media as lines over the years, the others as one. */
export const TrendBlock = memo(function TrendBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const shown = useMemo(() => trendFigure(spending), [spending]);
  const { section, measure: line } = shown;
  const tip = useCallback((figure: string) => yearTip(section, figure, trendName, words), [section, words]);

  const columns = useMemo(() => shown.columns(), [shown]);

  return (
    <SpendingSection
      name="mediaAdSpendingTrend"
      spending={spending}
      shown={shown}
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
