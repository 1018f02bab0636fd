import { create } from "zustand";
import { safeStorage } from "../state/safeStorage.ts";

const KEY = "spotmarket-single-keys";
const storage = safeStorage(() => localStorage);

/** Whether shortcuts of a single key work. Whoever speaks to the computer, or whose hand trembles, turns them off. */
export const useSingleKeys = create<{ readonly on: boolean }>()(() => ({ on: storage.getItem(KEY) !== "false" }));

export function turnSingleKeys(on: boolean): void {
  useSingleKeys.setState({ on });
  void storage.setItem(KEY, String(on));
}
