import { NATION } from "#domain/markets/market.ts";
import type { Database, Queryable } from "../database.ts";
import type { PackedWallet } from "./packedWallets.ts";

export interface KeptForecast extends PackedWallet {
  readonly revision: number;
  readonly lines: readonly string[];
}

/** Revisions that are or were published, whose wallets are still there, and whose figures are not kept yet. */
export async function unkeptRevisions(store: Queryable): Promise<number[]> {
  const rows = await store.query<{ id: number }>(
    `select revision_id as id from revision
     where status in ('published', 'superseded') and built_at is not null and swept_at is null and not exists (
       select 1 from kept_forecast as kept where kept.revision_id = revision.revision_id and kept.market_id = $1
     ) order by revision_id`,
    [NATION],
  );
  return rows.map(({ id }) => id);
}

/** Keeps a revision, all of its markets or none. Another process may have been faster. */
export function storeKeptForecasts(database: Database, revision: number, kept: readonly KeptForecast[]): Promise<void> {
  return database.transaction(async (store) => {
    await store.query("select 1 from revision where revision_id = $1 for update", [revision]);
    if (!(await unkeptRevisions(store)).includes(revision)) return;
    await store.copyIn("copy kept_forecast (market_id, revision_id, lines, packed) from stdin", copied(kept));
  });
}

/** Hex goes in as fast as the store can take it, binary parameters do not. */
async function* copied(kept: readonly KeptForecast[]): AsyncGenerator<Uint8Array> {
  for (const { market, revision, lines, packed } of kept) {
    const hex = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString("hex");
    yield Buffer.from(`${market}\t${revision}\t{${lines.join()}}\t\\\\x${hex}\n`, "latin1");
  }
}

/** What some revisions said of some markets, a market after the other. */
export function keptForecasts(
  store: Queryable,
  markets: readonly string[],
  revisions: readonly number[],
): Promise<KeptForecast[]> {
  return store.query(
    `select market_id as market, revision_id as revision, lines, packed from kept_forecast
     where market_id = any($1) and revision_id = any($2::int[]) order by market_id, revision_id`,
    [markets, revisions],
  );
}
