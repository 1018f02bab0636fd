import { memo, useCallback, useMemo } from "react";
import {
  subVerticalRowName,
  subVerticalYearsColumns,
  subVerticalYearsFigure,
} from "#documents/parts/subVerticalYearsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { SubVerticalYears, SubVerticalYearsRow } from "#domain/spending/sections.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { SpendingSection } from "#ui/figures/frame/SpendingSection.tsx";
import { HeatKey } from "#ui/figures/spending/HeatKey.tsx";
import { yearTip } from "#ui/figures/spending/yearTip.ts";

interface SubVerticalYearsTableProps {
  readonly caption: string;
  readonly section: SubVerticalYears;
  readonly spending: Spending;
}

/** Sub-verticals down with the medium that leads: what the view's year says of each, then all years; the total stays in sight. */
const SubVerticalYearsTable = memo(function SubVerticalYearsTable({
  caption,
  section,
  spending,
}: SubVerticalYearsTableProps) {
  const columns = useMemo(() => columnsOf(section, spending), [section, spending]);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={section.rows.slice(0, -1)}
      totals={section.rows.slice(-1)}
      rowId={({ id }) => id}
    />
  );
});

/** The name of a row has the medium that leads below it. */
function columnsOf(section: SubVerticalYears, spending: Spending): Column<SubVerticalYearsRow>[] {
  const { words } = spending;
  const [names, ...figures] = subVerticalYearsColumns(section, spending);
  if (!names) return figures;
  const content = (row: SubVerticalYearsRow) => (
    <>
      {names.shown(row)}
      {row.topMedium !== null && (
        <small>{words.text("verticals.subVerticals.led", { medium: words.medium(row.topMedium) })}</small>
      )}
    </>
  );
  return [{ ...names, content }, ...figures];
}

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
