import { create } from "zustand";

/** Whether the tour is being taken. */
export const useTourState = create<{ readonly opened: boolean }>()(() => ({ opened: false }));

/** Takes the tour, from where it was left. */
export function openTour(): void {
  useTourState.setState({ opened: true });
}

export function closeTour(): void {
  useTourState.setState({ opened: false });
}
