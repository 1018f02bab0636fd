import type { Endpoint, MarketPlace } from "#api/endpoint.ts";
import { mayReadMarket, mayUse, type Rights } from "#domain/access.ts";
import { Failure } from "#domain/failure.ts";

/** @throws Failure `role-required`, `access-required` when the caller may not call this endpoint at all */
export function checkAllowed(allow: Endpoint["allow"], rights: Rights): void {
  if (mayUse(rights, allow)) return;
  if (typeof allow === "object" && "role" in allow) {
    throw new Failure("role-required", `This needs the role ${allow.role}. Ask your account owner.`);
  }
  const flags = typeof allow === "object" && "access" in allow ? allow.access.join(" or ") : "";
  throw new Failure("access-required", `Your subscription does not include this (${flags}). Ask your account owner.`);
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
  if (rights.markets === "all") return;
  for (const place of places) {
    const named: unknown = place === "params.market" ? Reflect.get(params, "market") : Reflect.get(query, "compare");
    if (place === "params.market") checkMarket(String(named), rights);
    else for (const market of listOf(named)) checkMarket(market, rights);
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
