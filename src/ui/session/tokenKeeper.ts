import type { AccountInfo } from "@azure/msal-browser";
import type { SignInLibrary } from "./signInLibrary.ts";
import { withStatus } from "./withStatus.ts";

/** The access tokens of those who sign in at one provider. */
export interface TokenKeeper {
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
export function tokenKeeper(
  library: Pick<SignInLibrary, "acquireTokenSilent">,
  scopes: readonly string[],
): TokenKeeper {
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
export function nullWhenInteractionIsRequired(reason: unknown): null {
  if (reason instanceof Error && reason.name === "InteractionRequiredAuthError") return null;
  throw reason;
}
