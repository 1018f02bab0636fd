import type { Ownership } from "#domain/stations/station.ts";
import type { Queryable } from "#platform/database/database.ts";

export interface StationOwnerRow extends Ownership {
  readonly station: string;
}

/** Who owned and ran some stations, files imported later last. */
export function stationOwnerRows(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<StationOwnerRow[]> {
  return store.query(
    `select station_id as station, from_date as "from", as_of as "asOf", owner, owner_group as "group", operator, operator_kind as "operatorKind"
     from station_owner
     where station_id = any($2::text[]) and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id, line`,
    [Number(revision), stations],
  );
}
