import { NATION } from "#domain/markets/market.ts";
import type { Queryable } from "../database.ts";
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

/** Keeps some markets of a revision. The nation is to come last: it stands for the whole. */
export async function insertKeptForecasts(store: Queryable, kept: readonly KeptForecast[]): Promise<void> {
  for (const { market, revision, lines, packed } of kept) {
    await store.query(
      `insert into kept_forecast (market_id, revision_id, lines, packed) values ($1, $2, $3, $4)
       on conflict on constraint kept_forecast_pkey do nothing`,
      [market, revision, lines, packed],
    );
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
