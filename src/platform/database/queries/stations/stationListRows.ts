import type { Queryable } from "#platform/database/database.ts";
import { MARKET_OF_STATION, PLACED_STATIONS } from "./placedStations.ts";

/** A station as its list has it. */
export interface StationListRow {
  readonly id: string;
  readonly medium: "tv" | "radio";
  readonly facilityId: string | null;
  readonly callSign: string;
  readonly service: string | null;
  readonly market: string | null;
  /** Whether somebody gave it this market by hand, and why. */
  readonly marketGiven: boolean;
  readonly marketNote: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly owner: string | null;
  /** Of TV stations the network, of radio stations the format. */
  readonly networkOrFormat: string | null;
  readonly frequency: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly powerKw: number | null;
  readonly haatM: number | null;
  /** Further columns of the file under their own names. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** The stations of a revision that belong to a market, and those of some ids. */
export function stationListRows(
  store: Queryable,
  revision: string,
  { market = null, ids = [] }: { readonly market?: string | null; readonly ids?: readonly string[] },
): Promise<StationListRow[]> {
  return store.query(
    `select station_id as id, medium, facility_id as "facilityId", call_sign as "callSign", service,
       ${MARKET_OF_STATION} as market, given.market_id is not null as "marketGiven", given.note as "marketNote", city, state, owner, network_or_format as "networkOrFormat", frequency, latitude, longitude,
       power_kw as "powerKw", haat_m as "haatM", details
     from ${PLACED_STATIONS}
     where (${MARKET_OF_STATION} = $2 or station_id = any($3::text[]))
       and import_id in (select import_id from revision_import where revision_id = $1)
     order by call_sign, station_id`,
    [Number(revision), market, ids],
  );
}
