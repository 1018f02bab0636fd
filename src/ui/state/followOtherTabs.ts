import { STORAGE_KEY, useAppState } from "./appState.ts";

/** Takes over what is chosen in another tab of this browser. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === STORAGE_KEY) void useAppState.persist.rehydrate();
  });
}
