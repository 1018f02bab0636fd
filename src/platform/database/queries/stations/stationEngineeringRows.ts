import type { Queryable } from "#platform/database/database.ts";

export interface StationEngineeringRow {
  readonly station: string;
  readonly importId: number;
  readonly channel: number | null;
  readonly stationClass: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly erpKw: number | null;
  readonly haatM: number | null;
  readonly directional: boolean | null;
  readonly pattern: readonly number[] | null;
  readonly patternRotation: number;
  readonly vintage: string | null;
}

/** The transmitters of some stations. Of each import the one to go by comes last: licensed, the first site; the latest import is the last one. */
export function stationEngineeringRows(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<StationEngineeringRow[]> {
  return store.query(
    `select station_id as station, import_id as "importId", channel, station_class as "stationClass", latitude, longitude,
       erp_kw as "erpKw", haat_m as "haatM", directional, pattern, pattern_rotation as "patternRotation", vintage
     from station_engineering
     where station_id = any($2::text[]) and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id, (status is null or upper(status) = 'LIC'), coalesce(site, '') desc, line desc`,
    [Number(revision), stations],
  );
}
