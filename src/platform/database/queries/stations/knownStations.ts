import type { Queryable } from "#platform/database/database.ts";

/** A station as later files name it. */
export interface KnownStationRow {
  readonly id: string;
  readonly medium: "tv" | "radio";
  readonly facilityId: string | null;
  readonly callSign: string;
  /** As imported: between bars, each with its last year. */
  readonly former: string | null;
  readonly name: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly market: string | null;
}

/** The stations of some imports, with the markets that further imports give them by hand. */
export function knownStations(
  store: Queryable,
  imports: readonly number[],
  given: readonly number[],
): Promise<KnownStationRow[]> {
  if (imports.length === 0) return Promise.resolve([]);
  return store.query(
    `select station_id as id, medium, facility_id as "facilityId", call_sign as "callSign",
       details->>'former_call_signs' as former, details->>'station_name' as name, city, state, coalesce(
         (select market_id from station_market one
          where one.station_id = station.station_id and one.import_id = any($2::bigint[])
          order by one.import_id desc limit 1),
         market_id
       ) as market
     from station where import_id = any($1::bigint[]) order by station_id`,
    [imports, given],
  );
}
