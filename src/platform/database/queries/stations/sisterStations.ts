import type { NamedStation } from "./stationsOfRevision.ts";
import type { Queryable } from "#platform/database/database.ts";
import { MARKET_OF_STATION, PLACED_STATIONS } from "./placedStations.ts";

export interface SisterStation extends NamedStation {
  readonly city: string | null;
  readonly state: string | null;
}

/** The stations whose licensee, group or operator of any day bears a name, by call sign. Whether it does so today is for the caller to see. */
export function sisterStations(store: Queryable, revision: string, name: string): Promise<SisterStation[]> {
  return store.query(
    `select station_id as id, medium, call_sign as "callSign", city, state, ${MARKET_OF_STATION} as market
     from ${PLACED_STATIONS}
     where import_id in (select import_id from revision_import where revision_id = $1)
       and (owner = $2 or station_id in (
         select station_id from station_owner
         where (owner_group = $2 or operator = $2)
           and import_id in (select import_id from revision_import where revision_id = $1)
       ))
     order by call_sign, station_id
     limit 300`,
    [Number(revision), name],
  );
}
