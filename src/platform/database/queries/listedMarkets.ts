import type { Queryable } from "../database.ts";
import type { MarketRow } from "./marketRows.ts";

/** A market with all that its list says of it. */
export interface ListedMarket extends Omit<MarketRow, "politicalIndex" | "active"> {
  /** Further columns of the file under their own names. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** The markets of one import, in rank order. */
export function listedMarkets(store: Queryable, importId: number): Promise<ListedMarket[]> {
  return store.query(
    `select market_id as id, kind, code, name, rank, states, tv_homes as "tvHomes", latitude, longitude, details
     from market where import_id = $1 order by rank nulls last, market_id`,
    [importId],
  );
}
