import { memo, useMemo } from "react";
import type { SubVerticalYears, SubVerticalYearsRow } from "#domain/spending/sections.ts";
import { subVerticalYearsColumns } from "#documents/parts/subVerticalYearsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";

interface SubVerticalYearsTableProps {
  readonly caption: string;
  readonly section: SubVerticalYears;
  readonly spending: Spending;
}

/** Sub-verticals down with the medium that leads: what the view's year says of each, then all years; the total stays in sight. */
export const SubVerticalYearsTable = memo(function SubVerticalYearsTable({
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
