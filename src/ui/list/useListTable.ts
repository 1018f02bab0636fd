import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";
import type { ReactTable, Row as TableRow, RowSelectionState } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { ListColumn } from "./listColumn.ts";

const FEATURES = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export type TableOf<Row extends object> = ReactTable<typeof FEATURES, Row>;
export type TableRowOf<Row extends object> = TableRow<typeof FEATURES, Row>;

interface ListTableOptions<Row extends object> {
  /** In order, already searched and filtered. */
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: ReadonlySet<string>;
  readonly rowId: (row: Row) => string;
  readonly selectable: boolean;
}

/** The table behind a list: which cells are in sight, and which rows are chosen. What is chosen stays so while filters change. */
export function useListTable<Row extends object>({
  rows,
  columns,
  shown,
  rowId,
  selectable,
}: ListTableOptions<Row>): TableOf<Row> {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.key, header: column.head, accessorFn: column.value })),
    [columns],
  );
  const columnVisibility = Object.fromEntries(columns.map(({ key }) => [key, shown.has(key)]));
  return useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    enableRowSelection: selectable,
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: setRowSelection,
  });
}
