import { create } from "zustand";

interface OfflineState {
  /** When the oldest of the figures on the screen were read (ISO 8601), where they come from what the browser has kept; else null. */
  readonly shownFrom: string | null;
  /** How old they were when they were last shown. */
  readonly ageSeconds: number;
  /** Changes that wait for a connection. */
  readonly unsent: number;
}

/** What the frame around every screen tells of a missing connection. */
export const useOfflineState = create<OfflineState>()(() => ({ shownFrom: null, ageSeconds: 0, unsent: 0 }));
