import { useMemo } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { differenceColumns, outlierColumns, type OutlierRow } from "./differenceColumns.tsx";
import type { ComparedList, NamedDifference } from "./differenceNames.ts";

interface DifferenceTableProps {
  readonly list: ComparedList;
  readonly rows: readonly NamedDifference[];
}

/** Every row of one list of a difference, to be searched, sorted and kept as a file. */
export function DifferenceTable({ list, rows }: DifferenceTableProps) {
  const text = useText();
  const formats = useFormats();
  const columns = useMemo(() => differenceColumns(list, text, formats), [list, text, formats]);
  return (
    <ListTable
      name={`revision-difference-${list}`}
      caption={text(`revisions.difference.lists.${list}`)}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      list={useListView(columns)}
      problem={null}
      onRetry={() => undefined}
      empty={{ title: text("revisions.difference.same"), hint: text("revisions.difference.otherYear") }}
    />
  );
}

/** Markets whose figures moved quite unlike those of the others. */
export function OutlierTable({ rows }: { readonly rows: readonly OutlierRow[] }) {
  const text = useText();
  const formats = useFormats();
  const columns = useMemo(() => outlierColumns(text, formats), [text, formats]);
  return (
    <ListTable
      name="revision-outliers"
      caption={text("revisions.difference.lists.outliers")}
      columns={columns}
      rows={rows}
      rowId={({ market, by, id }) => `${market} ${by} ${id}`}
      list={useListView(columns)}
      problem={null}
      onRetry={() => undefined}
      empty={{ title: text("revisions.difference.noOutliers"), hint: text("revisions.difference.noOutliersWhy") }}
    />
  );
}
