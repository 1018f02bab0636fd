/**
 * The stations `s` beside the markets that somebody gave them by hand in a revision, which is `$1`; of several files the latest counts.
 * To stand after `from`.
 */
export const PLACED_STATIONS = `station s left join (
  select distinct on (station_id) station_id, market_id, note
  from station_market
  where import_id in (select import_id from revision_import where revision_id = $1)
  order by station_id, import_id desc
) given using (station_id)`;

/** The market of a station among `PLACED_STATIONS`; null where it belongs to none. */
export const MARKET_OF_STATION = "coalesce(given.market_id, s.market_id)";
