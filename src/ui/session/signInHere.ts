import { queryClient } from "../queries/queryClient.ts";
import { signIn, signInByWindow } from "./session.ts";
import { useSessionState } from "./sessionState.ts";

/**
 * Signs in once more in a window, so that what stands on the page, typed or chosen, stays. Where windows are blocked the page itself
 * leaves for the provider.
 */
export async function signInHere(): Promise<void> {
  const startPath = location.pathname + location.search + location.hash;
  if (await signInByWindow(startPath)) {
    useSessionState.setState({ expired: false });
    // Somebody else may have come in by that window.
    await queryClient.invalidateQueries();
  } else if (useSessionState.getState().failure === "popup_window_error") {
    await signIn(startPath);
  }
}
