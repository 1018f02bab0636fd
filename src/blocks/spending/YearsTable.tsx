import { memo, useCallback, useMemo } from "react";
import type { Own } from "#domain/own.ts";
import type { MediaYears, YearsRow } from "#domain/spending/sections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Measure } from "#domain/measure.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { mediumMark } from "../words/ownMark.ts";
import type { Words } from "#words/words.ts";
import { yearColumns, yearsUnit } from "../table/yearColumns.ts";
import { rowName } from "./rowName.ts";

interface YearsTableProps {
  readonly caption: string;
  readonly section: MediaYears;
  readonly view: SpendingView;
  readonly measure: Measure;
  readonly own: Own;
  readonly words: Words;
}

/** Media down, years across; forecast years in italics, every cell shaded by its growth, the sums in sight below. */
export const YearsTable = memo(function YearsTable({ caption, section, view, measure, own, words }: YearsTableProps) {
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
  const mark = useCallback(({ id }: YearsRow) => mediumMark(id, own, words), [own, words]);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={media}
      totals={sums}
      rowId={({ id }) => id}
      mark={mark}
      current={`dollars_${view.year}`}
    />
  );
});

function columnsOf(section: MediaYears, population: number, measure: Measure, words: Words): Column<YearsRow>[] {
  const { text } = words;
  const unit = yearsUnit(section, measure, words);
  return [
    {
      key: "medium",
      head: text("spending.column.medium"),
      ...(unit !== null && { unit }),
      numeric: false,
      value: (row) => rowName(row.id, words),
      shown: (row) => rowName(row.id, words),
    },
    ...yearColumns<YearsRow>(section, section.rows.at(-1)?.dollars ?? [], population, measure, words),
  ];
}
