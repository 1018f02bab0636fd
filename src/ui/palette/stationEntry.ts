import type { FoundStation } from "#features/search/contract.ts";
import type { PaletteEntry } from "./paletteEntry.ts";

/** A station as the palette shows it; leads to the stations of its market. */
export function stationEntry(station: FoundStation): PaletteEntry {
  const { id, medium, callSign, city, state, owner, networkOrFormat, frequency, market } = station;
  const place = [city, state].filter(Boolean).join(", ");
  const sort = [frequency, networkOrFormat].filter(Boolean).join(" ");
  return {
    id: `station:${id}`,
    group: "stations",
    label: callSign,
    detail: [place, sort, owner].filter(Boolean).join(" · "),
    also: [],
    nicknames: [],
    go: `/${medium}/station-overview?${new URLSearchParams({ ...(market !== null && { market }), station: id }).toString()}`,
  };
}
