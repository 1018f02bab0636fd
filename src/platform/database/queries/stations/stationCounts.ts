import type { Queryable } from "#platform/database/database.ts";
import { MARKET_OF_STATION, PLACED_STATIONS } from "./placedStations.ts";

/** How many stations a revision has in each market, by market id. */
export async function stationCounts(store: Queryable, revision: number): Promise<Map<string, number>> {
  const rows = await store.query<{ market: string; count: number }>(
    `select ${MARKET_OF_STATION} as market, count(distinct s.station_id)::int as count
     from ${PLACED_STATIONS}
     where s.import_id in (select import_id from revision_import where revision_id = $1) and ${MARKET_OF_STATION} is not null
     group by 1`,
    [revision],
  );
  return new Map(rows.map(({ market, count }) => [market, count]));
}
