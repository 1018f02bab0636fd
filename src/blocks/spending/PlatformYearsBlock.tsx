import { memo, useCallback, useMemo } from "react";
import { stackedYears } from "#charts/stackedYears.ts";
import { platformRowName, platformYearsFigure } from "#reports/parts/platformYearsFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { DataTable } from "#ui/figure/DataTable.tsx";
import { Plot } from "#ui/figure/Plot.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { PlatformKey } from "./PlatformKey.tsx";
import { sellerFill } from "./sellerFill.ts";
import { useYears } from "./useYears.ts";

const HEIGHT = 360;

/** Digital spending by who sells it over the years; a modelled cut through the same money, and it says so. */
export const PlatformYearsBlock = memo(function PlatformYearsBlock({ spending }: { readonly spending: Spending }) {
  const { view } = spending;
  const shown = useMemo(() => platformYearsFigure(spending), [spending]);
  const { section, totals, measure: line } = shown;
  const { measured, axes, figures, tip } = useYears(section, totals, spending, platformRowName);
  const parts = useMemo(() => shown.parts.map((part) => ({ ...part, fill: sellerFill(part) })), [shown]);

  const draw = useCallback(
    (width: number) => {
      const stack = parts.map(({ dollars, ...part }) => ({ ...part, dollars: measured(dollars) }));
      return stackedYears(stack, width, HEIGHT, axes);
    },
    [parts, measured, axes],
  );
  const columns = useMemo(() => shown.columns(), [shown]);

  return (
    <FigureSection
      name="digitalSpendingByPlatformTable"
      spending={spending}
      shown={shown}
      chart={
        <>
          <PlatformKey parts={parts} />
          <Plot height={HEIGHT} draw={draw} figures={figures} />
        </>
      }
      table={
        <DataTable
          caption={line}
          columns={columns}
          rows={section.rows.slice(0, -1)}
          totals={section.rows.slice(-1)}
          rowId={({ id }) => id}
          current={`dollars_${view.year}`}
        />
      }
      tip={tip}
      mainFigure={`year:${view.year}`}
    />
  );
});
