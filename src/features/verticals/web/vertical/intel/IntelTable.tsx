import { memo, useMemo } from "react";
import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import { intelColumns } from "#documents/parts/advertisers/intelFigure.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import type { Words } from "#language/words/words.ts";

interface IntelTableProps {
  readonly caption: string;
  readonly facts: readonly MarketIntel[];
  readonly words: Words;
}

/** The same facts in rows, to be sorted. */
export const IntelTable = memo(function IntelTable({ caption, facts, words }: IntelTableProps) {
  const columns = useMemo(() => intelColumns(words), [words]);
  return <DataTable caption={caption} columns={columns} rows={facts} rowId={({ id }) => id} />;
});
