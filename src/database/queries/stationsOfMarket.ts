import type { Queryable } from "../database.ts";

/** What is known of a station that sells in a market; null where the list says nothing. */
export interface MarketStation {
  readonly callSign: string;
  readonly medium: "tv" | "radio";
  readonly city: string | null;
  readonly state: string | null;
  readonly owner: string | null;
  /** Of TV stations the network, of radio stations the format. */
  readonly networkOrFormat: string | null;
  /** Megahertz for FM, kilohertz for AM; null for TV. */
  readonly frequency: number | null;
}

/** The stations of a medium in a market, by their call signs. */
export function stationsOfMarket(
  store: Queryable,
  revision: string,
  market: string,
  medium: "tv" | "radio",
): Promise<MarketStation[]> {
  return store.query(
    `select call_sign as "callSign", medium, city, state, owner, network_or_format as "networkOrFormat", frequency
     from station
     where market_id = $2 and medium = $3 and import_id in (select import_id from revision_import where revision_id = $1)
     order by call_sign, station_id`,
    [Number(revision), market, medium],
  );
}
