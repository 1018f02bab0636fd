import type { Queryable } from "#platform/database/database.ts";

export interface StationSubchannelRow {
  readonly station: string;
  readonly importId: number;
  readonly major: number | null;
  readonly minor: number | null;
  readonly network: string | null;
  readonly category: string | null;
}

/** The programmes of some stations that are on the air, those of the latest import last. */
export function stationSubchannelRows(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<StationSubchannelRow[]> {
  return store.query(
    `select station_id as station, import_id as "importId", major, minor, network, category
     from station_subchannel
     where closed is null and station_id = any($2::text[])
       and import_id in (select import_id from revision_import where revision_id = $1)
     order by import_id, major, minor, line`,
    [Number(revision), stations],
  );
}
