import { useSessionState } from "./sessionState.ts";

const LOOK_MS = 300;

/**
 * Notes that the provider's window is open until it is closed. Some providers cut the tie to the window, which then looks closed
 * although it is not: so this only tells what to show, never that the sign-in has failed.
 */
export function watchWindow(window: Pick<Window, "closed">): void {
  useSessionState.setState({ providerWindow: "open" });
  const looking = setInterval(() => {
    if (!window.closed) return;
    clearInterval(looking);
    useSessionState.setState({ providerWindow: "closed" });
  }, LOOK_MS);
}
