import {
  type AccountInfo,
  type AuthenticationResult,
  InteractionRequiredAuthError,
  PublicClientApplication,
} from "@azure/msal-browser";
import type { ClientConfig } from "#features/account/contract.ts";

/** The sign-in library, set up for the configured provider. */
export interface IdentityClient {
  account(): AccountInfo | null;
  /** Takes the answer out of the address after a redirect; null when there is none. */
  takeAnswer(): Promise<AuthenticationResult | null>;
  /** Leaves the page for the provider; `startPath` is where the person lands afterwards. */
  signIn(startPath: string): Promise<void>;
  /** Signs in by the provider's own cookie, without a page; false when the provider wants to see the person. */
  signInSilently(): Promise<boolean>;
  /** From the cache, else by refresh token, else by hidden frame; null when the person must sign in again. */
  token(): Promise<string | null>;
  signOut(): Promise<void>;
}

/** Loads and sets up the library for one provider. Local and cloud providers differ in `auth` alone. */
export async function createIdentityClient(auth: ClientConfig["auth"]): Promise<IdentityClient> {
  const { scopes, protocolMode, ...authority } = auth;
  const library = new PublicClientApplication({
    auth: {
      ...authority,
      redirectUri: location.origin,
      postLogoutRedirectUri: `${location.origin}/logout`,
    },
    cache: { cacheLocation: "sessionStorage" },
    system: { protocolMode },
  });
  await library.initialize();

  const account = () => library.getActiveAccount() ?? library.getAllAccounts()[0] ?? null;
  const remember = <R extends AuthenticationResult | null>(result: R): R => {
    if (result) library.setActiveAccount(result.account);
    return result;
  };

  return {
    account,
    takeAnswer: async () => remember(await library.handleRedirectPromise({ navigateToLoginRequestUrl: false })),
    signIn: (startPath) => library.loginRedirect({ scopes, state: startPath }),
    signInSilently: async () => {
      const result = await library.ssoSilent({ scopes }).catch(nullWhenInteractionIsRequired);
      return remember(result) !== null;
    },
    token: async () => {
      const signedIn = account();
      if (!signedIn) return null;
      const result = await library
        .acquireTokenSilent({ scopes, account: signedIn })
        .catch(nullWhenInteractionIsRequired);
      return result?.accessToken ?? null;
    },
    signOut: () => {
      const signedIn = account();
      return library.logoutRedirect({ account: signedIn, ...(signedIn?.idToken && { idTokenHint: signedIn.idToken }) });
    },
  };
}

function nullWhenInteractionIsRequired(reason: unknown): null {
  if (reason instanceof InteractionRequiredAuthError) return null;
  throw reason;
}
