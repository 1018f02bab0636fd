import type { MarketSource } from "#domain/stations/station.ts";

/** The columns of `station`, in the order in which both station layouts write them. */
export const STATION_TABLE_COLUMNS = [
  "station_id",
  "medium",
  "facility_id",
  "call_sign",
  "service",
  "market_id",
  "city",
  "state",
  "owner",
  "network_or_format",
  "frequency",
  "latitude",
  "longitude",
  "power_kw",
  "haat_m",
  "details",
];

/** What either list may say beside its columns. Former call signs stand between bars, each with its last year: `WAAA 1994|WBBB`. */
export const STATION_DETAILS = [
  "station_name",
  "on_air_year",
  "commercial",
  "former_call_signs",
  "status",
  "simulcast_of",
];

/** How a station's market was found and the county that decided, under names of their own: the file's own columns are kept as they are. */
export function placeDetails(source: MarketSource | null, countyFips: string | null): Readonly<Record<string, string>> {
  return {
    ...(source === null ? {} : { market_source: source }),
    ...(countyFips === null ? {} : { placed_county: countyFips }),
  };
}
