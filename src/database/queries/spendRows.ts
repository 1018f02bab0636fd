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
}

/** The spend of several imports; where they name the same key, the latest import's line counts. */
export function spendRows(store: Queryable, importIds: readonly number[]): Promise<SpendRow[]> {
  return store.query(
    `select distinct on (market_id, target, medium, year) market_id as market, target, medium, year, dollars
     from spend_row where import_id = any($1::bigint[])
     order by market_id, target, medium, year, import_id desc`,
    [importIds],
  );
}
