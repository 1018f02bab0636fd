import type { Overview, StationGroup } from "#domain/stations/overview.ts";
import type { StationView } from "#domain/stations/stationViews.ts";
import { stationName } from "#language/words/stationWords.ts";
import type { Words } from "#language/words/words.ts";
import { groupName } from "./stationsOverview.ts";

/** A station, an owner, a network or a format, with what it is drawn and listed by. */
export interface PowerRow {
  readonly id: string;
  readonly label: string;
  /** Parts of audience and revenue, 0–1. */
  readonly audience: number;
  readonly revenue: number;
  readonly dollars: number;
  readonly ratio: number | null;
}

/** Everything that has both a share of the audience and one of the revenue, most revenue first. */
export function powerRows(overview: Overview, view: StationView, words: Words): PowerRow[] {
  const { rows } = overview;
  if (view !== "stations") {
    return overview[view].flatMap((group) => rowOf(group, groupId(group), groupName(group, words)));
  }
  return rows.flatMap((row) => rowOf(row, row.station.id, stationName(row.station, rows)));
}

export function groupId({ name }: StationGroup): string {
  return `group ${name ?? ""}`;
}

interface Shares {
  readonly localCommercialShare: number | null;
  readonly revenueShare: number | null;
  readonly ota: number | null;
  readonly powerRatio: number | null;
}

function rowOf({ localCommercialShare, revenueShare, ota, powerRatio }: Shares, id: string, label: string): PowerRow[] {
  if (localCommercialShare === null || revenueShare === null) return [];
  return [{ id, label, audience: localCommercialShare, revenue: revenueShare, dollars: ota ?? 0, ratio: powerRatio }];
}

/** Below this part of the revenue a ratio says little. */
const WORTH_NAMING = 0.03;

/** Who makes the most of its audience, of those whose revenue is worth naming. */
export function bestRatio(rows: readonly PowerRow[]): PowerRow | null {
  const rated = rows.filter(({ ratio }) => ratio !== null);
  const large = rated.filter(({ revenue }) => revenue >= WORTH_NAMING);
  const [best] = (large.length > 0 ? large : rated).toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0));
  return best ?? null;
}
