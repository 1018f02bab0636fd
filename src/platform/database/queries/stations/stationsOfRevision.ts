import type { Queryable } from "#platform/database/database.ts";
import { MARKET_OF_STATION, PLACED_STATIONS } from "./placedStations.ts";

/** A station by what it is called and where it sells. */
export interface NamedStation {
  readonly id: string;
  readonly callSign: string;
  readonly medium: "tv" | "radio";
  /** Null where it belongs to no market. */
  readonly market: string | null;
}

/** Those of some stations that a revision knows, in the order of their call signs. */
export function stationsOfRevision(
  store: Queryable,
  revision: string,
  stations: readonly string[],
): Promise<NamedStation[]> {
  if (stations.length === 0) return Promise.resolve([]);
  return store.query(
    `select station_id as id, call_sign as "callSign", medium, ${MARKET_OF_STATION} as market
     from ${PLACED_STATIONS}
     where station_id = any($2) and import_id in (select import_id from revision_import where revision_id = $1)
     order by call_sign, station_id`,
    [Number(revision), stations],
  );
}
