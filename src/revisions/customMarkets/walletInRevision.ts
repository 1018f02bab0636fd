import type { Queryable } from "#platform/database/database.ts";
import { countyRows } from "#platform/database/queries/countyRows.ts";
import type { DrawnMarket } from "#platform/database/queries/drawnMarkets.ts";
import { marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { packedWallet } from "#platform/database/queries/packedWallets.ts";
import { countyUnion } from "#domain/customMarket/countyUnion.ts";
import { marketId } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { readComposition } from "../drafts/composition.ts";
import { countyDrivers } from "../markets/countyDrivers.ts";
import { marketMembership } from "../markets/marketMembership.ts";
import { unpackWallet } from "../wallets/packWallet.ts";
import { groundOf } from "./revisionGround.ts";
import { unionWallet } from "./unionWallet.ts";

/**
 * The wallet of a custom market in a revision that need not be in memory: its geography and the TV markets that the custom market
 * reaches into are read, and nothing else. Null where the revision lacks a member.
 */
export async function walletInRevision(
  store: Queryable,
  revision: Revision,
  drawn: DrawnMarket,
): Promise<Wallet | null> {
  const id = Number(revision.id);
  const composition = await readComposition(store, id);
  const counties = countyDrivers(await countyRows(store, composition.counties));
  const membership = marketMembership(await marketCountyRows(store, composition.marketCounties), counties);
  const union = countyUnion(drawn.members, groundOf(membership));
  if (!union) return null;
  const wallets = new Map<string, Wallet>();
  for (const market of union.byTvMarket.keys()) {
    const packed = await packedWallet(store, id, market);
    if (packed) wallets.set(market, unpackWallet(packed, revision, revision.id, market));
  }
  return unionWallet({
    market: marketId("custom", String(drawn.id)),
    revision: revision.id,
    shape: revision,
    union,
    tvWallet: (market) => wallets.get(market),
    tvCounties: (market) => membership.get(market) ?? [],
  });
}
