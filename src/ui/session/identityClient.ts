import type { AccountInfo, AuthenticationResult } from "@azure/msal-browser";
import { failureCode } from "./failureCode.ts";
import type { SignInLibrary } from "./signInLibrary.ts";
import { withStatus } from "./withStatus.ts";

/** The page that the provider shows: whose accounts, in which language and look. */
export interface SignInPage {
  /** Comes back with the answer. */
  readonly state: string;
  readonly domainHint: string | null;
  /** Whether the password is asked for though the provider knows the person. */
  readonly prove: boolean;
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
  /** What the provider asks to see proven before it gives a token, as it has put it (a claims challenge); the next sign-in answers it. */
  let challenge = "";
  const heeding = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (reason) {
      const claims = reason instanceof Error && "claims" in reason ? reason.claims : "";
      if (typeof claims === "string" && claims !== "") challenge = claims;
      throw reason;
    }
  };
  const keeper = tokenKeeper({ acquireTokenSilent: (request) => heeding(library.acquireTokenSilent(request)) }, scopes);
  let active: AccountInfo | null = null;
  const account = () => active ?? library.getAllAccounts()[0] ?? null;
  const remember = async (result: AuthenticationResult | null): Promise<AccountInfo | null> => {
    if (!result) return null;
    challenge = "";
    active = result.account;
    library.setActiveAccount(active);
    // Whoever was signed in here before, and asked to sign in again, may have been somebody else.
    for (const before of library.getAllAccounts()) {
      if (before.homeAccountId !== active.homeAccountId) await library.clearCache({ account: before });
    }
    return active;
  };
  /**
   * Leaves the page by the library. What this tab began before and never ended gives way, such as a window that was closed without a word, or
   * a page come back to while a provider was slow: the library holds on to it, and forgets it only with all it keeps.
   */
  const leave = async (by: () => Promise<void>): Promise<void> => {
    try {
      await by();
    } catch (reason) {
      if (failureCode(reason) !== "interaction_in_progress") throw reason;
      await library.clearCache();
      await by();
    }
  };
  const request = ({ state, domainHint, prove, locale, look }: SignInPage) => ({
    scopes: [...scopes],
    state,
    ...(prove && { prompt: "login", loginHint: account()?.username ?? "" }),
    ...(domainHint !== null && { domainHint }),
    ...(challenge !== "" && { claims: challenge }),
    extraQueryParameters: { ui_locales: locale, look },
  });

  return {
    account,
    takeAnswer: () =>
      heeding(library.handleRedirectPromise({ navigateToLoginRequestUrl: false })).then(
        remember,
        nullWhenNothingWasAsked,
      ),
    signIn: (page) => leave(() => library.loginRedirect(request(page))),
    signInByWindow: async (page) => {
      const asked = library.loginPopup({
        ...request(page),
        popupWindowAttributes: WINDOW,
        // Whoever has closed the window may open another one at once.
        overrideInteractionInProgress: true,
      });
      const result = await heeding(asked);
      await remember(result);
      return result.account;
    },
    signInSilently: () =>
      heeding(library.ssoSilent({ scopes: [...scopes] })).then(remember, nullWhenInteractionIsRequired),
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
      const session = { account: leaving, ...(leaving?.idToken && { idTokenHint: leaving.idToken }) };
      return leave(() => library.logoutRedirect(session));
    },
    forget: async () => {
      active = null;
      await library.clearCache();
    },
  };
}

/** A page loaded anew after its window was closed: the library finds no question to which there might be an answer, and has forgotten it. */
function nullWhenNothingWasAsked(reason: unknown): null {
  if (failureCode(reason) === "no_token_request_cache_error") return null;
  throw reason;
}

/** The access tokens of those who sign in at one provider. */
interface TokenKeeper {
  /** One that holds, kept or fetched; null when the person must sign in again. */
  readonly token: (account: AccountInfo) => Promise<string | null>;
  /** Another one than `refused`, which the API no longer takes although it has not ended; null as above. */
  readonly tokenInPlaceOf: (account: AccountInfo, refused: string) => Promise<string | null>;
}

/** The library's `CacheLookupPolicy.AccessToken`: what is kept here, and no request. */
const CACHE_ALONE = 1;
/** A token this near to its end is followed by a new one. */
const RENEWAL_MS = 5 * 60_000;
/** A provider that could not renew a token is left alone so long, while that token holds. */
const PAUSE_MS = 30_000;

/**
 * Keeps people in possession of a token. In its last minutes a token is renewed beside the work, which goes on with it: a provider
 * that is away for a moment then goes unnoticed.
 */
function tokenKeeper(library: Pick<SignInLibrary, "acquireTokenSilent">, scopes: readonly string[]): TokenKeeper {
  /** By account; of many who ask at once, one renews. */
  const renewals = new Map<string, Promise<string | null>>();
  let pausedUntil = 0;

  const keptFor = (account: AccountInfo) =>
    library.acquireTokenSilent({ scopes: [...scopes], account, cacheLookupPolicy: CACHE_ALONE }).catch(() => null);

  function renewed(account: AccountInfo): Promise<string | null> {
    const { homeAccountId } = account;
    const underWay = renewals.get(homeAccountId);
    if (underWay) return underWay;
    const renewal = withStatus("acquireToken", async () => {
      // Whatever is kept here is to be replaced, even where the library would still make do with it.
      const request = { scopes: [...scopes], account, forceRefresh: true };
      const fetched = await library.acquireTokenSilent(request).catch(nullWhenInteractionIsRequired);
      return fetched?.accessToken ?? null;
    }).finally(() => renewals.delete(homeAccountId));
    renewals.set(homeAccountId, renewal);
    return renewal;
  }

  /** Whether this works shows with the next token that is asked for. */
  function renewBeside(account: AccountInfo): void {
    if (Date.now() < pausedUntil) return;
    pausedUntil = Date.now() + PAUSE_MS;
    renewed(account).then(
      (token) => {
        if (token !== null) pausedUntil = 0;
      },
      () => undefined,
    );
  }

  return {
    token: async (account) => {
      const kept = await keptFor(account);
      if (!kept) return renewed(account);
      if (kept.expiresOn && kept.expiresOn.getTime() - Date.now() < RENEWAL_MS) renewBeside(account);
      return kept.accessToken;
    },
    tokenInPlaceOf: async (account, refused) => {
      const kept = await keptFor(account);
      return kept && kept.accessToken !== refused ? kept.accessToken : renewed(account);
    },
  };
}

/** The library's own class is told by its name: importing it here would load the library with the sign-in page. */
function nullWhenInteractionIsRequired(reason: unknown): null {
  if (reason instanceof Error && reason.name === "InteractionRequiredAuthError") return null;
  throw reason;
}
