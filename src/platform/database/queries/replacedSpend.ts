import type { Queryable } from "../database.ts";

/** How many keys of an import are already in the given earlier ones, and are replaced by it. */
export async function replacedSpend(store: Queryable, importId: number, earlier: readonly number[]): Promise<number> {
  const [row] = await store.query<{ replaced: number }>(
    `select count(*) as replaced from spend_row n
     where n.import_id = $1 and exists (
       select 1 from spend_row e
       where e.import_id = any($2::bigint[]) and e.market_id = n.market_id and e.target = n.target
         and e.medium = n.medium and e.year = n.year
         and e.quarter is not distinct from n.quarter and e.month is not distinct from n.month
     )`,
    [importId, earlier],
  );
  return row?.replaced ?? 0;
}
