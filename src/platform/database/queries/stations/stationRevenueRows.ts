import type { RevenueParts } from "#domain/stations/revenue.ts";
import type { Queryable } from "#platform/database/database.ts";

export interface StationRevenueRow extends RevenueParts {
  readonly station: string;
  readonly year: number;
}

/** What some stations reported to have taken, files imported later last. */
export function stationRevenueRows(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<StationRevenueRow[]> {
  return store.query(
    `select station_id as station, year, ota_local as "otaLocal", ota_national as "otaNational",
       ota_political as "otaPolitical", digital, retrans
     from station_revenue
     where station_id = any($2::text[]) and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id, year`,
    [Number(revision), stations],
  );
}
