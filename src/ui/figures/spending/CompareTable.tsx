import { memo, useMemo } from "react";
import type { MediaCompare } from "#domain/spending/sections.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { compareColumns } from "#documents/parts/compareColumns.ts";
import type { Words } from "#language/words/words.ts";

interface CompareTableProps {
  readonly caption: string;
  readonly section: MediaCompare;
  readonly words: Words;
}

/** The compared figures with the media down and the markets across; the CSV holds the same ones, a line for each medium and market. */
export const CompareTable = memo(function CompareTable({ caption, section, words }: CompareTableProps) {
  const columns = useMemo(() => compareColumns(section, words), [section, words]);
  return <DataTable caption={caption} columns={columns} rows={section.rows} rowId={({ medium }) => medium} />;
});
