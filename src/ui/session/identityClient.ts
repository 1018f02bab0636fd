import type { AccountInfo, AuthenticationResult } from "@azure/msal-browser";
import type { SignInLibrary } from "./signInLibrary.ts";
import { nullWhenInteractionIsRequired, tokenKeeper } from "./tokenKeeper.ts";

/** The page that the provider shows: whose accounts, in which language and look. */
export interface SignInPage {
  /** Comes back with the answer. */
  readonly state: string;
  readonly domainHint: string | null;
  readonly locale: string;
  readonly look: string;
}

/** Signing in and out at one provider. */
export interface IdentityClient {
  /** Who is signed in here; null when nobody is. */
  account(): AccountInfo | null;
  /** Takes the answer out of the address after a redirect; null when there is none. */
  takeAnswer(): Promise<AccountInfo | null>;
  /** Leaves the page for the provider. */
  signIn(page: SignInPage): Promise<void>;
  /** Signs in through a window of its own, 483 × 600. */
  signInByWindow(page: SignInPage): Promise<AccountInfo>;
  /** Signs in by the provider's own cookie, without a page; null when the provider wants to see the person. */
  signInSilently(): Promise<AccountInfo | null>;
  /** From the cache, else by refresh token, else by hidden frame; null when the person must sign in again. */
  token(): Promise<string | null>;
  /** Another token than one that the API has refused; null when the person must sign in again. */
  tokenInPlaceOf(refused: string): Promise<string | null>;
  signOut(): Promise<void>;
  /** Forgets the tokens kept here, after a sign-out elsewhere. */
  forget(): Promise<void>;
}

const WINDOW = { popupSize: { width: 483, height: 600 } };

export function identityClient(library: SignInLibrary, scopes: readonly string[]): IdentityClient {
  const keeper = tokenKeeper(library, scopes);
  let active: AccountInfo | null = null;
  const account = () => active ?? library.getAllAccounts()[0] ?? null;
  const remember = (result: AuthenticationResult | null): AccountInfo | null => {
    if (!result) return null;
    active = result.account;
    library.setActiveAccount(active);
    return active;
  };
  const request = ({ state, domainHint, locale, look }: SignInPage) => ({
    scopes: [...scopes],
    state,
    ...(domainHint !== null && { domainHint }),
    extraQueryParameters: { ui_locales: locale, look },
  });

  return {
    account,
    takeAnswer: async () => remember(await library.handleRedirectPromise({ navigateToLoginRequestUrl: false })),
    signIn: (page) => library.loginRedirect(request(page)),
    signInByWindow: async (page) => {
      const result = await library.loginPopup({
        ...request(page),
        popupWindowAttributes: WINDOW,
        // Whoever has closed the window may open another one at once.
        overrideInteractionInProgress: true,
      });
      remember(result);
      return result.account;
    },
    signInSilently: () => library.ssoSilent({ scopes: [...scopes] }).then(remember, nullWhenInteractionIsRequired),
    token: async () => {
      const signedIn = account();
      return signedIn && keeper.token(signedIn);
    },
    tokenInPlaceOf: async (refused) => {
      const signedIn = account();
      return signedIn && keeper.tokenInPlaceOf(signedIn, refused);
    },
    signOut: () => {
      const leaving = account();
      return library.logoutRedirect({ account: leaving, ...(leaving?.idToken && { idTokenHint: leaving.idToken }) });
    },
    forget: async () => {
      active = null;
      await library.clearCache();
    },
  };
}
