import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readPercent } from "../cells/readPercent.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import { SeenKeys } from "../seenKeys.ts";

/** More than a hundred percent of its air time is what a station may get for being carried, but not a hundred times as much. */
const MOST_RETRANS_PERCENT = 1_000;

/** How a market's broadcast revenue divides over its stations, where nobody reports what they take. */
export const stationWeights: Layout = {
  name: "station-weights",
  title: "station weights",
  nature: "modelled",
  table: "station_weight",
  beside: true,
  ofStations: true,
  tableColumns: ["station_id", "weight", "political_weight", "local_part", "retrans_part"],
  columns: [
    ...STATION_COLUMNS,
    { key: "revenue_weight", aliases: ["revenue_percent", "revenue_share"], required: true },
    { key: "political_weight", aliases: ["political_percent"] },
    { key: "local_percent", required: true },
    { key: "retrans_percent" },
  ],
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const stations = stationReader(context);
    return {
      check: () => {
        const station = stations.read();
        const weight = row.number("revenue_weight", { required: true, least: 0, most: 1_000_000 });
        const political = row.number("political_weight", { least: 0, most: 1_000_000 });
        const local = readPercent(row, "local_percent", { required: true });
        const retrans = readPercent(row, "retrans_percent", { most: MOST_RETRANS_PERCENT });
        if (!station || !row.sound) return null;
        seen.check(row, "call_sign", station.id);
        return row.sound ? copyLine([importId, station.id, weight, political, local, retrans]) : null;
      },
      finish: () => stations.finish(),
    };
  },
};
