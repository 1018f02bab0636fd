import { memo, useMemo } from "react";
import type { Spending } from "#reports/spending.ts";
import { yearColumns, yearsUnit } from "#blocks/table/yearColumns.ts";
import { heatStep } from "#charts/heat.ts";
import type { SubVerticalYears, SubVerticalYearsRow } from "#domain/spending/sections.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";

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

function columnsOf(section: SubVerticalYears, { view, measure, words }: Spending): Column<SubVerticalYearsRow>[] {
  const { text, formats } = words;
  const unit = yearsUnit(section, measure, words);
  const at = section.years.indexOf(section.year);
  const year = formats.year(section.year);
  const name = ({ id }: SubVerticalYearsRow) => (id === "total" ? text("spending.level.total") : words.subVertical(id));
  const years = yearColumns<SubVerticalYearsRow>(
    section,
    section.rows.at(-1)?.dollars ?? [],
    view.own.population,
    measure,
    words,
  );
  return [
    {
      key: "sub_vertical",
      head: text("spending.column.sub_vertical"),
      ...(unit !== null && { unit }),
      numeric: false,
      value: name,
      shown: name,
      content: (row) => (
        <>
          {name(row)}
          {row.topMedium !== null && (
            <small>{text("verticals.subVerticals.led", { medium: words.medium(row.topMedium) })}</small>
          )}
        </>
      ),
    },
    {
      key: "share_percent",
      head: text("verticals.subVerticals.share"),
      unit: year,
      numeric: true,
      value: ({ share }) => share,
      shown: ({ share }) => formats.share(share),
    },
    {
      key: "growth_percent",
      head: text("spending.column.growth_percent"),
      unit: year,
      numeric: true,
      heat: ({ growth }) => heatStep(growth[at] ?? null),
      value: ({ growth }) => growth[at] ?? null,
      shown: ({ growth }) => formats.growth(growth[at] ?? null),
    },
    // The average stands beside the growth that it is compared with.
    ...years.slice(-1),
    {
      key: "index",
      head: text("spending.column.index"),
      unit: year,
      numeric: true,
      value: ({ index }) => index,
      shown: ({ id, index }) => (id === "total" ? "" : formats.index(index)),
    },
    ...years.slice(0, -1),
  ];
}
