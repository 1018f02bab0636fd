import type { Queryable } from "../database.ts";

/** A county's part in a market. */
export interface MarketCountyRow {
  readonly market: string;
  readonly fips: string;
  /** Part of the county that lies in the market, above 0 up to 1. */
  readonly share: number;
}

/** Which counties make up which markets, from one import. */
export function marketCountyRows(store: Queryable, importId: number): Promise<MarketCountyRow[]> {
  return store.query(
    `select market_id as market, fips, share from market_county where import_id = $1 order by market_id, fips`,
    [importId],
  );
}
