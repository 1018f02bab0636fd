import { create } from "zustand";

/** Whether the guide of the screen shown is open. */
export const useGuideState = create<{ readonly opened: boolean }>()(() => ({ opened: false }));

/** Opens the guide of the screen shown; nothing happens where there is none. */
export function openGuide(): void {
  useGuideState.setState({ opened: true });
}

export function closeGuide(): void {
  useGuideState.setState({ opened: false });
}
