import { memo, useMemo } from "react";
import { heatStep } from "#charts/heat.ts";
import type { MediaYears, YearsRow } from "#domain/summary/sections.ts";
import type { SummaryView } from "#domain/summary/view.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { measured } from "../measured.ts";
import type { Words } from "../words.ts";
import { rowName } from "./rowName.ts";

interface YearsTableProps {
  readonly caption: string;
  readonly section: MediaYears;
  readonly view: SummaryView;
  readonly measure: Measure;
  readonly words: Words;
}

/** Media down, years across; forecast years in italics, every cell shaded by its growth, the sums in sight below. */
export const YearsTable = memo(function YearsTable({ caption, section, view, measure, words }: YearsTableProps) {
  const columns = useMemo(
    () => columnsOf(section, view.own.population, measure, words),
    [section, view.own.population, measure, words],
  );
  const [media, sums] = useMemo(
    () => [
      section.rows.filter(({ level }) => level === "medium"),
      section.rows.filter(({ level }) => level !== "medium"),
    ],
    [section],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={media}
      totals={sums}
      rowId={({ id }) => id}
      current={`dollars_${view.year}`}
    />
  );
});

function columnsOf(section: MediaYears, population: number, measure: Measure, words: Words): Column<YearsRow>[] {
  const { text, formats } = words;
  const totals = section.rows.at(-1)?.dollars ?? [];
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const { unit } = measured(measure, { amounts, total: null, population }, words);
  const years = section.years.map((year, at): Column<YearsRow> => {
    const scale = measured(measure, { amounts, total: totals[at] ?? null, population }, words);
    return {
      key: `dollars_${year}`,
      head: formats.year(year),
      numeric: true,
      forecast: section.kinds[at] === "forecast",
      heat: (row) => heatStep(row.growth[at] ?? null),
      value: (row) => scale.value(row.dollars[at] ?? null),
      shown: (row) => scale.cell(row.dollars[at] ?? null),
    };
  });
  return [
    {
      key: "medium",
      head: text("marketSummary.column.medium"),
      // The same in all years, so it is said once; shares carry theirs.
      ...(measure !== "share" && { unit }),
      numeric: false,
      value: (row) => rowName(row.id, words),
      shown: (row) => rowName(row.id, words),
    },
    ...years,
    {
      key: "cagr_percent",
      head: text("marketSummary.column.cagr_percent"),
      unit: `${section.cagrFrom}–${section.cagrTo}`,
      numeric: true,
      value: (row) => row.cagr,
      shown: (row) => formats.growth(row.cagr),
    },
  ];
}
