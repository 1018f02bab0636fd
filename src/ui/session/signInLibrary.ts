import { EventType, type IPublicClientApplication, PublicClientApplication } from "@azure/msal-browser";
import type { SignInProvider } from "#features/account/contract.ts";
import { keepsNothing } from "./keepsNothing.ts";
import { patientNetwork } from "./patientNetwork.ts";
import { watchWindow } from "./watchWindow.ts";

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
