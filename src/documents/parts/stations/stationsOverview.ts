import type { Overview, StationGroup } from "#domain/stations/overview.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import { stationName } from "#language/words/stationWords.ts";
import type { Words } from "#language/words/words.ts";

/** The stations of a market side by side, as one reader may see them. */
export interface StationsOverview extends Overview {
  readonly medium: StationMedium;
  /** Whether parts of the revision's money are left out, since the reader has some of its verticals only. */
  readonly revenueWithheld: boolean;
}

export function groupName({ name }: StationGroup, { text }: Words): string {
  return name ?? text("stations.grouped.unknown");
}

/** The call signs of a group. */
export function membersOf({ stations }: StationGroup, { rows }: Overview): string {
  const own = new Set(stations);
  return rows.flatMap(({ station }) => (own.has(station.id) ? [stationName(station, rows)] : [])).join(", ");
}
