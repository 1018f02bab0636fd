import { setImmediate } from "node:timers/promises";
import type { Queryable } from "#platform/database/database.ts";
import { packedWallets } from "#platform/database/queries/packedWallets.ts";
import type { Market } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { unpackWallet } from "./packWallet.ts";

/** A revision of the country's size is unpacked for a second; after so many milliseconds others are looked after. */
const PIECE_MS = 10;

/** The stored wallets of a revision by market, of one kind if asked for. @throws PackedWalletDamaged */
export async function readWallets(
  store: Queryable,
  revision: Revision,
  kind?: Market["kind"],
): Promise<Map<string, Wallet>> {
  const wallets = new Map<string, Wallet>();
  let began = performance.now();
  for await (const { market, packed } of packedWallets(store, Number(revision.id), kind)) {
    wallets.set(market, unpackWallet(packed, revision, revision.id, market));
    if (performance.now() - began < PIECE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return wallets;
}
