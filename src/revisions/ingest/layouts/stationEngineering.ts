import { copyLine } from "../copyLine.ts";
import { details } from "../details.ts";
import type { Layout } from "../layout.ts";
import { PositionCheck } from "../position.ts";
import { readState } from "../cells/readState.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import type { Row } from "../row.ts";

const KEPT = [
  "rcamsl_m",
  "antenna_id",
  "beam_tilt_deg",
  "record_type",
  "noise_limited_area_sq_km",
  "noise_limited_population",
  "terrain_limited_population",
  "interference_free_population",
  "licensee",
];
/** Every ten degrees from true north. */
const BEARINGS = Array.from({ length: 36 }, (_, at) => `rel_field_az_${String(at * 10).padStart(3, "0")}`);
const DIRECTIONAL: Readonly<Record<string, boolean>> = {
  da: true,
  directional: true,
  nd: false,
  "non-directional": false,
  nondirectional: false,
  omni: false,
};

/** Transmitters of stations as engineers describe them. A station may have several. */
export const stationEngineering: Layout = {
  name: "station-engineering",
  title: "station engineering",
  nature: "fact",
  table: "station_engineering",
  beside: true,
  ofStations: true,
  tableColumns: [
    "line",
    "station_id",
    "site",
    "status",
    "channel",
    "frequency",
    "station_class",
    "latitude",
    "longitude",
    "erp_kw",
    "haat_m",
    "directional",
    "pattern",
    "pattern_rotation",
    "vintage",
    "details",
  ],
  columns: [
    ...STATION_COLUMNS,
    { key: "state", required: true },
    { key: "latitude", aliases: ["lat"], required: true },
    { key: "longitude", aliases: ["lon", "lng", "long"], required: true },
    { key: "erp_kw", aliases: ["erp_h_kw", "power_kw"], required: true },
    { key: "erp_v_kw" },
    { key: "haat_m", aliases: ["haat_h_m", "haat"], required: true },
    { key: "haat_v_m" },
    { key: "rf_channel", aliases: ["channel", "rf_channel_pre_auction"] },
    { key: "frequency", aliases: ["frequency_mhz"] },
    { key: "station_class", aliases: ["class"] },
    { key: "antenna", aliases: ["antenna_type"] },
    { key: "pattern_rotation_deg", aliases: ["pattern_rotation"] },
    { key: "site" },
    { key: "status" },
    { key: "vintage", aliases: ["engineering_vintage"] },
    ...BEARINGS.map((key) => ({ key })),
  ],
  details: KEPT,
  open: (context) => {
    const { row, importId } = context;
    // Television has channels, radio frequencies; FM files have both.
    const stations = stationReader(context, () =>
      row.text("frequency") !== null ? "radio" : row.text("rf_channel") !== null ? "tv" : null,
    );
    const positions = new PositionCheck(context);
    return {
      check: () => {
        const station = stations.read();
        const state = readState(row, "state");
        const erp = greater(row.number("erp_kw", { least: 0 }), row.number("erp_v_kw", { least: 0 }));
        const haat = greater(row.number("haat_m"), row.number("haat_v_m"));
        const channel = row.number("rf_channel", { whole: true, least: 1, most: 300 });
        const frequency = row.number("frequency", { least: 0 });
        const rotation = row.number("pattern_rotation_deg", { least: -360, most: 360 });
        const pattern = readPattern(row);
        const { latitude, longitude, stated } = positions.read(state);
        if (!station || !row.sound) return null;
        return copyLine([
          importId,
          row.line,
          station.id,
          row.text("site"),
          row.text("status"),
          station.medium === "tv" ? channel : null,
          frequency,
          row.text("station_class"),
          latitude,
          longitude,
          erp,
          haat,
          isDirectional(row.text("antenna"), pattern),
          pattern && `{${pattern.join(",")}}`,
          rotation ?? 0,
          row.text("vintage"),
          details(row, KEPT, stated),
        ]);
      },
      finish: () => {
        stations.finish();
        positions.finish();
      },
    };
  },
};

/** FM is licensed apart for horizontal and vertical waves; the stronger one reaches furthest. */
function greater(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

/** The relative field in 36 directions; null where the file has none for the row. Some but not all is an error. */
function readPattern(row: Row): number[] | null {
  if (BEARINGS.every((key) => row.text(key) === null)) return null;
  const fields = BEARINGS.map((key) => row.number(key, { required: true, least: 0, most: 1 }));
  return fields.every((field) => field !== null) ? fields : null;
}

function isDirectional(antenna: string | null, pattern: readonly number[] | null): string | null {
  const known = antenna === null ? undefined : DIRECTIONAL[antenna.toLowerCase()];
  const directional = known ?? (pattern ? true : null);
  return directional === null ? null : String(directional);
}
