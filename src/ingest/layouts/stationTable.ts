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
