import type { StationMedium } from "#domain/stations/station.ts";
import type { KnownStation, LayoutContext } from "../layout.ts";
import { StationMatcher, type StationMatch } from "./matchStation.ts";
import { ownCopy } from "./visibleValue.ts";

/** The columns by which every file about stations says which one a row means. */
export const STATION_COLUMNS = [
  { key: "call_sign", aliases: ["callsign", "call_letters", "station", "emisora", "sender"], required: true },
  { key: "facility_id", aliases: ["fcc_facility_id", "facility"] },
  { key: "medium", aliases: ["media", "medio"] },
  { key: "band", aliases: ["am_fm"] },
  { key: "station_name", aliases: ["brand", "name"] },
] as const;

const MEDIA = ["tv", "radio"] as const;
const BANDS = ["FM", "AM"] as const;
/** A file of which more than this part names stations that nobody knows is about something else. */
const MOST_UNKNOWN = 1 / 2;
/** Few rows prove nothing. */
const FEW_ROWS = 10;

export interface StationReader {
  /** The station of the row, or null where none can be meant: then it has been told, and the row is left out. */
  readonly read: (market?: string | null) => KnownStation | null;
  /** To be called after the last row. */
  readonly finish: () => void;
}

/** Reads which station a row means; `mediumOf` tells the medium where the file is about one or other columns show it. Every doubtful name is told once, where it first stands. */
export function stationReader(
  { row, problems, geography }: LayoutContext,
  mediumOf: () => StationMedium | null = () => null,
): StationReader {
  const known = geography.stations?.known ?? [];
  if (known.length === 0) {
    problems.add(
      { line: null },
      "no-stations",
      () => "No stations are known yet, so no row can be matched. Import stations-tv or stations-radio first.",
    );
    return { read: () => null, finish: () => undefined };
  }
  const matcher = new StationMatcher(known);
  const matched = new Map<string, StationMatch>();
  let rows = 0;
  let unknown = 0;
  return {
    read: (market = null) => {
      const callSign = row.text("call_sign") ?? "";
      // Engineers write 0 for an allotment that nobody has.
      const facility = row.number("facility_id", { whole: true, least: 0 }) || null;
      const medium = row.text("medium") === null ? mediumOf() : row.choice("medium", MEDIA);
      const band = row.text("band") === null ? null : row.choice("band", BANDS);
      if (!row.sound) return null;
      rows++;
      const name = row.text("station_name");
      const key = [callSign, facility, medium, band, name, market].join("\t");
      let match = matched.get(key);
      if (!match) {
        const facilityId = facility === null ? null : String(facility);
        match = matcher.match({ callSign, facilityId, medium, band, name, market });
        matched.set(ownCopy(key), match);
        const { station, doubt } = match;
        if (doubt !== null)
          row.note("call_sign", station ? "doubtful-station" : "unknown-station", () => doubt, "warning");
      }
      if (!match.station) unknown++;
      return match.station;
    },
    finish: () => {
      if (rows >= FEW_ROWS && unknown > rows * MOST_UNKNOWN) problems.makeErrors("unknown-station");
    },
  };
}
