import { memo, useCallback, useMemo } from "react";
import { SpendingSection } from "#ui/figures/frame/SpendingSection.tsx";
import { HeatKey } from "#ui/figures/spending/HeatKey.tsx";
import { yearTip } from "#ui/figures/spending/yearTip.ts";
import { subVerticalRowName, subVerticalYearsFigure } from "#documents/parts/subVerticalYearsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { SubVerticalYearsTable } from "./SubVerticalYearsTable.tsx";

/** Every sub-vertical in every year with its share, growth, index and leading medium; as lines, the six largest by name. */
export const SubVerticalYearsBlock = memo(function SubVerticalYearsBlock({
  spending,
}: {
  readonly spending: Spending;
}) {
  const { words } = spending;
  const shown = useMemo(() => subVerticalYearsFigure(spending), [spending]);
  const { section, measure: line } = shown;
  const tip = useCallback((figure: string) => yearTip(section, figure, subVerticalRowName, words), [section, words]);

  return (
    <SpendingSection
      name="verticalAdSpendingTable"
      spending={spending}
      shown={shown}
      opensWith="table"
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
