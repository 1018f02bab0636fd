/** So many stations find room side by side. */
export const BESIDE_AT_MOST = 4;

const NAME = "beside";

/** The stations that an address puts side by side: `beside=tv-1,tv-2`. */
export function readBeside(address: URLSearchParams): readonly string[] {
  const ids = (address.get(NAME) ?? "").split(",").filter(Boolean);
  return [...new Set(ids)].slice(0, BESIDE_AT_MOST);
}

export function writeBeside(address: URLSearchParams, stations: readonly string[]): URLSearchParams {
  const written = new URLSearchParams(address);
  if (stations.length === 0) written.delete(NAME);
  else written.set(NAME, [...new Set(stations)].slice(0, BESIDE_AT_MOST).join(","));
  return written;
}
