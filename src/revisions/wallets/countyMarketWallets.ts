import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import { countyShares } from "#domain/markets/countyShares.ts";
import { cellCount, type Wallet, type WalletShape } from "#domain/wallet/wallet.ts";
import { walletFromCounties } from "#domain/wallet/walletFromCounties.ts";
import { type Membership, membersOf } from "../markets/marketMembership.ts";

/**
 * The wallets of the radio and custom markets: of every TV market they reach into, what falls to their counties.
 * A market none of whose counties lies in a TV market has "no data" in every cell.
 */
export function countyMarketWallets(
  markets: readonly MarketRow[],
  membership: Membership,
  tvWallets: ReadonlyMap<string, Wallet>,
  { revision, ...shape }: WalletShape & { readonly revision: string },
): Wallet[] {
  const tvMarketsOf = tvMarketsByCounty(tvWallets, membership);
  return markets
    .filter(({ kind }) => kind !== "tv")
    .map((market) => {
      const members = membersOf(membership, market);
      const touched = new Set(members.flatMap(({ county }) => tvMarketsOf.get(county.fips) ?? []));
      const parts = [...touched].flatMap((id) => {
        const wallet = tvWallets.get(id);
        const shares = countyShares(membership.get(id) ?? [], members, shape.subVerticals);
        return wallet && shares ? [{ wallet, shares }] : [];
      });
      if (parts.length > 0) return walletFromCounties({ market: market.id, revision, parts });
      return { ...shape, revision, market: market.id, dollars: new Float64Array(cellCount(shape)).fill(Number.NaN) };
    });
}

/** By FIPS code the TV markets that a county lies in: one, or several where it is split. */
function tvMarketsByCounty(tvWallets: ReadonlyMap<string, Wallet>, membership: Membership): Map<string, string[]> {
  const markets = new Map<string, string[]>();
  for (const id of tvWallets.keys()) {
    for (const { county } of membership.get(id) ?? []) {
      markets.set(county.fips, [...(markets.get(county.fips) ?? []), id]);
    }
  }
  return markets;
}
