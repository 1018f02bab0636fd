import type { Queryable } from "#platform/database/database.ts";

export interface StationContourRow {
  readonly station: string;
  readonly level: number | null;
  readonly population: number | null;
  /** GeoJSON geometry. */
  readonly geometry: string;
}

/** The official contours of some stations, files imported later last. */
export function stationContourRows(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<StationContourRow[]> {
  return store.query(
    `select station_id as station, level_dbu as level, population, geometry
     from station_contour
     where station_id = any($2::text[]) and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id`,
    [Number(revision), stations],
  );
}
