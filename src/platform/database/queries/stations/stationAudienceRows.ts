import type { StationBook } from "#domain/stations/audience.ts";
import type { Queryable } from "#platform/database/database.ts";

/** What surveys found in a market, or of one station everywhere; files imported later last. */
export function stationAudienceRows(
  store: Queryable,
  revision: string,
  { market = null, station = null }: { readonly market?: string | null; readonly station?: string | null },
): Promise<StationBook[]> {
  return store.query(
    `select station_id as station, market_id as market, book, book_date as date, demographic, daypart, share,
       aqh_persons as "aqhPersons", aqh_rating as "aqhRating", cume_persons as "cumePersons"
     from station_audience
     where (market_id = $2 or station_id = $3)
       and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id`,
    [Number(revision), market, station],
  );
}
