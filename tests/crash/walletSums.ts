import { createHash } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import { packedWallets } from "#platform/database/queries/packedWallets.ts";

/** One sum over all wallets of a revision as they are stored: a mix of two revisions has the sum of neither. */
export async function walletSum(store: Queryable, revision: number): Promise<string> {
  const sum = createHash("sha256");
  let wallets = 0;
  for await (const { market, packed } of packedWallets(store, revision)) {
    sum.update(`${market}\n`).update(packed);
    wallets++;
  }
  return wallets === 0 ? "no wallets" : `${wallets} wallets ${sum.digest("hex").slice(0, 16)}`;
}
