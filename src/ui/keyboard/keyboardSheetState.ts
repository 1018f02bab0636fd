import { create } from "zustand";

/** Whether the sheet of all keyboard shortcuts is open. */
export const useKeyboardSheetState = create<{ readonly opened: boolean }>()(() => ({ opened: false }));

export function openKeyboardSheet(): void {
  useKeyboardSheetState.setState({ opened: true });
}
