import { useState } from "react";
import { safeStorage } from "../state/safeStorage.ts";
import type { ListColumn } from "./listColumn.ts";

const storage = safeStorage(() => sessionStorage);

/** Which columns of a list are in sight, remembered while the tab is open, and how to change that. */
export function useShownColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
): readonly [shown: ReadonlySet<string>, choose: (shown: ReadonlySet<string> | null) => void] {
  const name = `list-columns.${list}`;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(() => readChosen(storage.getItem(name)));
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const fixed = columns.filter((column) => column.fixed).map(({ key }) => key);

  const choose = (shown: ReadonlySet<string> | null) => {
    setChosen(shown);
    if (shown) storage.setItem(name, JSON.stringify([...shown]));
    else storage.removeItem(name);
  };
  return [new Set([...(chosen ?? usual), ...fixed]), choose];
}

function readChosen(stored: unknown): ReadonlySet<string> | null {
  const keys: unknown = typeof stored === "string" ? JSON.parse(stored) : null;
  return Array.isArray(keys) ? new Set(keys.map(String)) : null;
}
