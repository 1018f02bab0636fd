import { isOffered, type Rights } from "#domain/access/access.ts";
import type { Market, MarketKind } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/** The markets of a kind that somebody is offered, each with its wallet. */
export function readableWallets(
  loadedRevision: LoadedRevision,
  kind: MarketKind,
  rights: Rights,
): { readonly market: Market; readonly wallet: Wallet }[] {
  return [...loadedRevision.markets.values()]
    .filter((market) => market.kind === kind && isOffered(rights, market))
    .map((market) => ({ market, wallet: loadedRevision.wallet(market.id) }));
}
