import { create } from "zustand";

interface PaletteState {
  readonly opened: boolean;
  /** What stands in its field when it opens. */
  readonly query: string;
}

/** Whether the command palette is open; the palette itself loads when it first is. */
export const usePaletteState = create<PaletteState>()(() => ({ opened: false, query: "" }));
