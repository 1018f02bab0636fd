import {
  EventType,
  type INetworkModule,
  type IPublicClientApplication,
  type NetworkRequestOptions,
  PublicClientApplication,
} from "@azure/msal-browser";
import type { SignInProvider } from "#features/account/contract.ts";
import { keepsNothing } from "./keepsNothing.ts";
import { useSessionState } from "./sessionState.ts";

/** What the app uses of the sign-in library. */
export type SignInLibrary = Pick<
  IPublicClientApplication,
  | "handleRedirectPromise"
  | "loginRedirect"
  | "loginPopup"
  | "ssoSilent"
  | "acquireTokenSilent"
  | "logoutRedirect"
  | "clearCache"
  | "getAllAccounts"
  | "setActiveAccount"
>;

/** In the window a person may also register or choose a new password, which takes its time. */
const WINDOW_MS = 10 * 60_000;

/** Until this short before its end the library gives a token it keeps; when it is to be renewed is ours to say. */
const LAST_SECONDS = 30;

/** Loads and sets up the library for one provider. Local and cloud providers differ in `auth` alone. */
export async function openLibrary(auth: SignInProvider["auth"]): Promise<SignInLibrary> {
  const { clientId, authority, knownAuthorities, authorityMetadata, protocolMode, redirectPath } = auth;
  const library = new PublicClientApplication({
    auth: {
      clientId,
      authority,
      knownAuthorities,
      authorityMetadata,
      redirectUri: location.origin + redirectPath,
      postLogoutRedirectUri: `${location.origin}/logout`,
    },
    cache: { cacheLocation: keepsNothing() ? "memoryStorage" : "sessionStorage" },
    system: {
      protocolMode,
      popupBridgeTimeout: WINDOW_MS,
      networkClient: patientNetwork,
      tokenRenewalOffsetSeconds: LAST_SECONDS,
    },
  });
  await library.initialize();
  library.addEventCallback(
    ({ payload }) => {
      if (payload && "popupWindow" in payload) watchWindow(payload.popupWindow);
    },
    [EventType.POPUP_OPENED],
  );
  return library;
}

/** A provider that takes longer does not answer; without a limit a sign-in would wait for ever. */
const LONGEST_WAIT_MS = 20_000;

/** The identity provider gave no answer that could be read. */
class ProviderSilent extends Error {
  override readonly name = "ProviderSilent";
  readonly errorCode = "provider_silent";
}

/** The sign-in library's way to the provider, with a limit to its patience. */
const patientNetwork: INetworkModule = {
  sendGetRequestAsync: (url, options) => send("GET", url, options),
  sendPostRequestAsync: (url, options) => send("POST", url, options),
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the library says what body it expects
async function send<Body>(
  method: string,
  url: string,
  { headers = {}, body }: NetworkRequestOptions = {},
): Promise<{ headers: Record<string, string>; body: Body; status: number }> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return {
      headers: Object.fromEntries(response.headers),
      body: await response.json(),
      status: response.status,
    };
  } catch (reason) {
    throw new ProviderSilent(`${new URL(url).host}: ${String(reason)}`);
  }
}

const LOOK_MS = 300;

/**
 * Notes that the provider's window is open until it is closed. Some providers cut the tie to the window, which then looks closed
 * although it is not: so this only tells what to show, never that the sign-in has failed.
 */
function watchWindow(window: Pick<Window, "closed">): void {
  useSessionState.setState({ providerWindow: "open" });
  const looking = setInterval(() => {
    if (!window.closed) return;
    clearInterval(looking);
    useSessionState.setState({ providerWindow: "closed" });
  }, LOOK_MS);
}
