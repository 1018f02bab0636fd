import { useState } from "react";
import { keepInTab, recallInTab } from "../state/tabMemory.ts";
import type { ListColumn } from "./listColumn.ts";

/** Which columns of a list are in sight, remembered while the tab is open, and how to change that. */
export function useShownColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
): readonly [shown: ReadonlySet<string>, choose: (shown: ReadonlySet<string> | null) => void] {
  const name = `list-columns.${list}`;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(() => readChosen(recallInTab(name)));
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const fixed = columns.filter((column) => column.fixed).map(({ key }) => key);

  const choose = (shown: ReadonlySet<string> | null) => {
    setChosen(shown);
    keepInTab(name, shown && [...shown]);
  };
  return [new Set([...(chosen ?? usual), ...fixed]), choose];
}

function readChosen(stored: unknown): ReadonlySet<string> | null {
  return Array.isArray(stored) ? new Set(stored.map(String)) : null;
}
