import type { StationWeight } from "#domain/stations/apportionRevenue.ts";
import type { Queryable } from "#platform/database/database.ts";

/** How money divides over some stations, files imported later last. */
export function stationWeightRows(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<StationWeight[]> {
  return store.query(
    `select station_id as station, weight, political_weight as "politicalWeight", local_part as "localPart",
       retrans_part as "retransPart"
     from station_weight
     where station_id = any($2::text[]) and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id, station_id`,
    [Number(revision), stations],
  );
}
