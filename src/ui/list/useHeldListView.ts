import { useCallback, useState } from "react";
import type { ListView } from "./listView.ts";
import type { ListViewState } from "./useListView.ts";

const WHOLE: ListView = { search: "", sort: null, filters: new Map() };

/** The view of a list in a dialog: the address belongs to the screen below it, so this one is gone with the dialog. */
export function useHeldListView(): ListViewState {
  const [view, setView] = useState(WHOLE);
  const change = useCallback((part: Partial<ListView>) => setView((now) => ({ ...now, ...part })), []);
  return { view, change };
}
