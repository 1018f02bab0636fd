import { memo, useMemo } from "react";
import { seasonColumns } from "#documents/parts/advertisers/seasonFigure.ts";
import type { VerticalMonth } from "#documents/parts/advertisers/seasonMonths.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import type { Words } from "#language/words/words.ts";

interface SeasonTableProps {
  readonly caption: string;
  readonly months: readonly VerticalMonth[];
  readonly words: Words;
}

/** The twin of the strip. */
export const SeasonTable = memo(function SeasonTable({ caption, months, words }: SeasonTableProps) {
  const columns = useMemo(() => seasonColumns(words), [words]);
  return <DataTable caption={caption} columns={columns} rows={months} rowId={({ month }) => String(month)} />;
});
