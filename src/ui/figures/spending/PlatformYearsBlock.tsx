import { memo, useCallback, useMemo } from "react";
import { platformRowName, platformYearsFigure } from "#documents/parts/platformYearsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { yearTip } from "./yearTip.ts";

/** Digital spending by who sells it over the years; a modelled cut through the same money, and it says so. */
export const PlatformYearsBlock = memo(function PlatformYearsBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const shown = useMemo(() => platformYearsFigure(spending), [spending]);
  const { section, measure: line } = shown;
  const tip = useCallback((figure: string) => yearTip(section, figure, platformRowName, words), [section, words]);
  const columns = useMemo(() => shown.columns(), [shown]);

  return (
    <SpendingSection
      name="digitalSpendingByPlatformTable"
      spending={spending}
      shown={shown}
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
