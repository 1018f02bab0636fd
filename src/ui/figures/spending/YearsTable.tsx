import { memo, useCallback, useMemo } from "react";
import type { Highlights } from "#domain/highlights.ts";
import type { MediaYears, YearsRow } from "#domain/spending/sections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Measure } from "#domain/figures/measure.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { mediumMark } from "#documents/parts/ownMark.ts";
import type { Words } from "#language/words/words.ts";
import { mediaYearsColumns } from "#documents/parts/mediaYearsFigure.ts";

interface YearsTableProps {
  readonly caption: string;
  readonly section: MediaYears;
  readonly view: SpendingView;
  readonly measure: Measure;
  readonly own: Highlights;
  readonly words: Words;
}

/** Media down, years across; forecast years in italics, every cell shaded by its growth, the sums in sight below. */
export const YearsTable = memo(function YearsTable({ caption, section, view, measure, own, words }: YearsTableProps) {
  const columns = useMemo(() => mediaYearsColumns(section, { view, measure, words }), [section, view, measure, words]);
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
