import type { Queryable } from "../database.ts";

/** One line of spend as customers send it. */
export interface SpendRow {
  readonly market: string;
  /** A sub-vertical or vertical id. */
  readonly target: string;
  /** A medium id, or a group of media such as `digital`. */
  readonly medium: string;
  readonly year: number;
  readonly dollars: number;
  /** Only parts of what was spent are known: it was as much or more. */
  readonly least: boolean;
}

/**
 * The spend of several imports. Where they name the same key, the latest whole one counts, and nothing that came before it; what comes
 * after it as a part may lift it, never lower it. Parts are not added up, since they may tell of the same dollars: the largest counts.
 */
export async function spendRows(store: Queryable, importIds: readonly number[]): Promise<SpendRow[]> {
  const parts = await store.query<{ id: number }>(
    "select import_id::float8 as id from import where import_id = any($1::bigint[]) and coverage = 'part'",
    [importIds],
  );
  return store.query(
    `with told as (
       select market_id, target, medium, year, dollars, import_id, import_id = any($2::bigint[]) as part,
         max(import_id) filter (where import_id <> all($2::bigint[])) over (partition by market_id, target, medium, year) as whole
       from spend_row where import_id = any($1::bigint[])
     )
     select market_id as market, target, medium, year, max(dollars) as dollars, bool_and(part) as least
     from told where import_id >= coalesce(whole, 0)
     group by market_id, target, medium, year
     order by market_id, target, medium, year`,
    [importIds, parts.map(({ id }) => id)],
  );
}
