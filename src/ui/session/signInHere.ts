import { queryClient } from "../queries/queryClient.ts";
import { signIn, signInByWindow, USUAL } from "./session.ts";
import { useSessionState } from "./sessionState.ts";

/**
 * Signs in once more in a window, so that what stands on the page, typed or chosen, stays. Where windows are blocked the page itself
 * leaves for the provider. With `prove` the provider asks for the password though it knows the person.
 *
 * @returns whether somebody signed in and the page goes on
 */
export async function signInHere({ prove = false }: { readonly prove?: boolean } = {}): Promise<boolean> {
  const startPath = location.pathname + location.search + location.hash;
  const { homeAccountId } = useSessionState.getState().currentUser;
  if (await signInByWindow(startPath, { ...USUAL, prove })) {
    // Somebody else may have come in by that window, and is shown nothing of the one before.
    if (useSessionState.getState().currentUser.homeAccountId !== homeAccountId) {
      const { leaveNothing } = await import("./leaveNothing.ts");
      await leaveNothing();
      location.assign(import.meta.env.BASE_URL);
      return false;
    }
    await queryClient.invalidateQueries();
    return true;
  } else if (useSessionState.getState().failure === "popup_window_error") {
    await signIn(startPath, { ...USUAL, prove });
  }
  return false;
}
