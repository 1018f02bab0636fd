import type { Queryable } from "../database.ts";

/** The last year for which some imports have spend of a market, by market id. */
export async function lastSpendYears(store: Queryable, importIds: readonly number[]): Promise<Map<string, number>> {
  const rows = await store.query<{ market: string; year: number }>(
    `select market_id as market, max(year)::int as year from spend_row where import_id = any($1::bigint[]) group by market_id`,
    [importIds],
  );
  return new Map(rows.map(({ market, year }) => [market, year]));
}
