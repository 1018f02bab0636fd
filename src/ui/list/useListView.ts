import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListColumn } from "./listColumn.ts";
import { type ListView, readListView, writeListView } from "./listView.ts";

export interface ListViewState {
  readonly view: ListView;
  /** Changes parts of the view and keeps the others: `change({ search: "anna" })`. */
  readonly change: (change: Partial<ListView>) => void;
}

/** The view of a list that the address asks for. Changing it is no step back in the browser's history. */
export function useListView<Row>(columns: readonly ListColumn<Row>[]): ListViewState {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readListView(address, columns), [address, columns]);
  const change = useCallback(
    (change: Partial<ListView>) =>
      setAddress((now) => writeListView(now, columns, { ...readListView(now, columns), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress, columns],
  );
  return { view, change };
}
