import type { Market } from "#domain/markets/market.ts";
import type { Queryable } from "../database.ts";

export interface PackedWallet {
  readonly market: string;
  readonly packed: Uint8Array;
}

/** A page holds a few megabytes: reading never doubles the memory of a whole revision, and taking a page over holds nobody up. */
const PAGE = 20;

/** The wallets of a revision in their packed form, a page at a time; of one kind of market if asked for. */
export async function* packedWallets(
  store: Queryable,
  revision: number,
  kind?: Market["kind"],
): AsyncGenerator<PackedWallet> {
  let after = "";
  for (;;) {
    const page = await store.query<PackedWallet>(
      `select market_id as market, packed from wallet
       where revision_id = $1 and market_id > $2 and market_id like $3
       order by market_id limit $4`,
      [revision, after, kind ? `${kind}%` : "%", PAGE],
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.market;
  }
}

/** The wallet of one market in its packed form; null where the revision has none of it. */
export async function packedWallet(store: Queryable, revision: number, market: string): Promise<Uint8Array | null> {
  const [row] = await store.query<PackedWallet>(
    "select market_id as market, packed from wallet where revision_id = $1 and market_id = $2",
    [revision, market],
  );
  return row?.packed ?? null;
}
