import type { ClientConfig } from "#features/account/contract.ts";
import { loadClientConfig } from "./clientConfig.ts";
import type { IdentityClient } from "./identityClient.ts";
import { useSessionState, withStatus } from "./sessionState.ts";
import { startPathFrom } from "./startPath.ts";

let client: Promise<IdentityClient> | null = null;

/** The library is a third of the script of the sign-in page, so it is loaded when it is first needed. */
function identityClient(): Promise<IdentityClient> {
  client ??= Promise.all([import("./identityClient.ts"), loadClientConfig()])
    .then(([{ createIdentityClient }, config]: [typeof import("./identityClient.ts"), ClientConfig]) =>
      createIdentityClient(config.auth),
    )
    .catch((reason: unknown) => {
      client = null;
      throw reason;
    });
  return client;
}

/**
 * Finds out whether someone is signed in, taking a provider's answer out of the address first. Gives the path to start
 * with after a sign-in, else null.
 */
export async function startSession(): Promise<string | null> {
  if (!mayBeSignedIn()) {
    useSessionState.setState({ status: "none" });
    return null;
  }
  return withStatus("handleRedirect", async () => {
    try {
      const identity = await identityClient();
      const answer = await identity.takeAnswer();
      useSessionState.setState({ isLogin: identity.account() !== null });
      return answer ? startPathFrom(answer.state ?? null) : null;
    } catch (reason) {
      useSessionState.setState({ failure: failureCode(reason) });
      return null;
    }
  });
}

/** Without an answer in the address and without anything kept by the library, nobody can be signed in. */
function mayBeSignedIn(): boolean {
  if (/[#?&]state=/.test(location.hash + location.search)) return true;
  return Object.keys(sessionStorage).some((key) => key.startsWith("msal."));
}

/** Leaves for the provider's sign-in page; afterwards the person lands on `startPath`. */
export function signIn(startPath: string): Promise<void> {
  useSessionState.setState({ failure: null });
  return withStatus("login", async () => {
    try {
      await (await identityClient()).signIn(startPath);
    } catch (reason) {
      useSessionState.setState({ failure: failureCode(reason) });
    }
  });
}

/** Signs in without a page where the provider still knows the person, as in a second tab. */
export function signInSilently(): Promise<boolean> {
  return withStatus("ssoSilent", async () => {
    // Whatever goes wrong here, the sign-in page is the answer to it.
    const isLogin = await identityClient()
      .then((identity) => identity.signInSilently())
      .catch(() => false);
    useSessionState.setState({ isLogin });
    return isLogin;
  });
}

/** Ends the session here and at the provider; the browser ends at `/logout`. */
export function signOut(): Promise<void> {
  return withStatus("logout", async () => (await identityClient()).signOut());
}

/** The signed-in person's access token for the API; null when signed out or when a new sign-in is needed. */
export async function accessToken(): Promise<string | null> {
  if (!useSessionState.getState().isLogin) return null;
  return (await identityClient()).token();
}

/** Called when the API refuses the token: asks for a new sign-in without losing what is on the screen. */
export function signInAgain(): void {
  useSessionState.setState({ expired: true });
}

function failureCode(reason: unknown): string {
  if (reason instanceof Error && "errorCode" in reason) return String(reason.errorCode);
  return reason instanceof Error ? reason.message : String(reason);
}
