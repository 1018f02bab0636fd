import type { MarketKind } from "#domain/markets/market.ts";
import type { Queryable } from "../database.ts";

/** A market as imported. */
export interface MarketRow {
  readonly id: string;
  readonly kind: MarketKind;
  readonly code: string;
  readonly name: string;
  readonly rank: number | null;
  /** Postal codes joined by `|`; empty where the file gives none. */
  readonly states: string;
  readonly tvHomes: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Political advertising per person against the average, 1 being average; null where the file gives none. */
  readonly politicalIndex: number | null;
  /** False for one that is not offered to subscribers. */
  readonly active?: boolean;
}

/** The markets of the given imports, kind by kind in rank order. */
export function marketRows(store: Queryable, importIds: readonly number[]): Promise<MarketRow[]> {
  return store.query(
    `select market_id as id, kind, code, name, rank, states, tv_homes as "tvHomes", latitude, longitude,
       (details->>'political_index')::double precision as "politicalIndex",
       details->>'active' is distinct from 'no' as active
     from market where import_id = any($1::bigint[])
     order by kind desc, rank nulls last, market_id`,
    [importIds],
  );
}
