import type { Queryable } from "../database.ts";
import type { PackedWallet } from "./packedWallets.ts";

/** Replaces a draft's wallets by the given ones. Runs inside the caller's transaction. */
export async function storeWallets(
  store: Queryable,
  revision: number,
  wallets: Iterable<PackedWallet>,
): Promise<number> {
  await store.query("delete from wallet where revision_id = $1", [revision]);
  return store.copyIn("copy wallet (market_id, revision_id, packed) from stdin", lines(revision, wallets));
}

/** Hex goes in as fast as the store can take it, binary parameters do not. */
async function* lines(revision: number, wallets: Iterable<PackedWallet>): AsyncGenerator<Uint8Array> {
  for (const { market, packed } of wallets) {
    const hex = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString("hex");
    yield Buffer.from(`${market}\t${revision}\t\\\\x${hex}\n`, "latin1");
  }
}
