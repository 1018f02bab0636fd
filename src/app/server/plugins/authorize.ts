import type { Endpoint, MarketPlace, VerticalPlace } from "#platform/api/endpoint.ts";
import { neededScopes } from "#platform/api/neededScopes.ts";
import { mayReadMarket, mayReadVertical, mayUse, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { flagsOfMarket } from "#domain/markets/market.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Caller } from "#platform/identity/caller.ts";

/** An endpoint that needs to know who calls. */
export interface GuardedEndpoint extends Endpoint {
  readonly allow: Exclude<Endpoint["allow"], "anyone" | "identified">;
}

export function isGuarded(contract: Endpoint): contract is GuardedEndpoint {
  return contract.allow !== "anyone" && contract.allow !== "identified";
}

/**
 * Whether the caller may call this endpoint at all, first as a person, then by the way the request came in.
 *
 * @throws Failure `role-required`, `access-required`, `person-required`, `view-as-read-only`, `fresh-sign-in-required`, `key-scope-required`
 */
export function checkCaller(contract: GuardedEndpoint, caller: Caller): void {
  checkAllowed(contract.allow, caller.rights);
  const { scopes, viewedBy } = caller;
  if (contract.personal && (scopes || viewedBy)) throw personRequired();
  if (viewedBy && contract.method !== "GET")
    throw new Failure(
      "view-as-read-only",
      "You cannot make changes while viewing as another user. Stop viewing as that user first.",
    );
  if (contract.fresh && !isFresh(caller)) throw freshSignInRequired(caller);
  const missing = scopes ? neededScopes(contract).filter((scope) => !scopes.includes(scope)) : [];
  if (missing.length > 0)
    throw new Failure("key-scope-required", `The API key does not have the scope ${missing.join(" and ")}.`);
}

/** How long somebody counts as having just proved who she is. */
const FRESH_MINUTES = 15;

function isFresh({ signedIn }: Caller): boolean {
  return Date.now() - (signedIn?.provenAt ?? 0) < FRESH_MINUTES * 60_000;
}

function freshSignInRequired({ signedIn }: Caller): Failure {
  const why =
    signedIn?.provenAt === null
      ? " The identity provider does not say when that was: its access tokens need the claim auth_time."
      : "";
  return new Failure(
    "fresh-sign-in-required",
    `This requires that you signed in within the last ${FRESH_MINUTES} minutes. Sign in again.${why}`,
  );
}

export function personRequired(): Failure {
  return new Failure("person-required", "An API key cannot do this. Sign in as a person.");
}

function checkAllowed(allow: GuardedEndpoint["allow"], rights: Rights): void {
  if (mayUse(rights, allow)) return;
  if (typeof allow === "object" && "role" in allow) {
    throw new Failure("role-required", `This requires the role ${allow.role}. Contact your account owner.`);
  }
  const flags = typeof allow === "object" && "access" in allow ? allow.access.join(" or ") : "";
  throw new Failure(
    "access-required",
    `Your subscription does not include this (${flags}). Contact your account owner.`,
  );
}

/**
 * Checks the flag of the medium that a market is of, known from its id alone. Custom markets and the nation are of neither.
 *
 * @throws Failure `access-required`
 */
export function checkMedium(market: unknown, rights: Rights): void {
  checkAllowed({ access: flagsOfMarket(String(market)) }, rights);
}

/**
 * Checks every market that a request names. A market that does not exist is refused like one that is not bought, so that nobody
 * learns which exist.
 *
 * @throws Failure `market-not-entitled`
 */
export function checkMarkets(
  places: readonly MarketPlace[],
  { params, query }: { readonly params: object; readonly query: object },
  rights: Rights,
): void {
  if (rights.role === "Administrator") return;
  for (const place of places) {
    const [part = "", name = ""] = place.split(".");
    const named: unknown = Reflect.get(part === "params" ? params : query, name);
    if (place === "query.compare") for (const market of listOf(named)) checkMarket(market, rights);
    else if (typeof named === "string") checkMarket(named, rights);
  }
}

/**
 * Checks every vertical that a request names. One that does not exist is refused like one that is not bought.
 *
 * @throws Failure `vertical-not-entitled`
 */
export function checkVerticals(
  places: readonly VerticalPlace[],
  { params, query }: { readonly params: object; readonly query: object },
  rights: Rights,
): void {
  if (rights.verticals === "all") return;
  for (const place of places) {
    // A ranking by medium names no vertical.
    if (place === "query.of" && Reflect.get(query, "by") === "medium") continue;
    const [part = "", name = ""] = place.split(".");
    const named: unknown = Reflect.get(part === "params" ? params : query, name);
    for (const id of listOf(named)) {
      // The whole market is whatever the caller may read of it.
      if (place === "query.focus" && id === "market") continue;
      if (mayReadVertical(rights, verticalOf(id))) continue;
      throw new Failure("vertical-not-entitled", `Your subscription does not include the vertical of ${id}.`);
    }
  }
}

function checkMarket(market: string, rights: Rights): void {
  if (mayReadMarket(rights, market)) return;
  throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
}

/** A list of ids, or a list in one text, separated by commas. */
function listOf(ids: unknown): string[] {
  const texts = Array.isArray(ids) ? ids.map(String) : typeof ids === "string" ? ids.split(",") : [];
  return texts.filter((id) => id !== "");
}
