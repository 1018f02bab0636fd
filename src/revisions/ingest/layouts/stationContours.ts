import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import { readWkt } from "../cells/readWkt.ts";
import { SeenKeys } from "../seenKeys.ts";

/** As long as a line may be: the outline of a contour has thousands of points. */
const LONGEST_SHAPE = 1024 * 1024;

/** Where stations are received, as an official file draws it. It takes the place of what would be predicted. */
export const stationContours: Layout = {
  name: "station-contours",
  title: "station contours",
  nature: "modelled",
  table: "station_contour",
  beside: true,
  ofStations: true,
  tableColumns: ["station_id", "level_dbu", "population", "geometry", "source"],
  columns: [
    ...STATION_COLUMNS,
    { key: "wkt", aliases: ["geometry", "shape", "the_geom"], required: true, longest: LONGEST_SHAPE },
    { key: "level_dbu", aliases: ["level", "field"] },
    { key: "population", aliases: ["persons"] },
    { key: "source", aliases: ["fuente", "quelle"] },
  ],
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const stations = stationReader(context);
    return {
      check: () => {
        const station = stations.read();
        const shape = readWkt(row, "wkt");
        const level = row.number("level_dbu", { least: 0, most: 150 });
        const population = row.number("population", { whole: true, least: 0 });
        if (!station || !shape || !row.sound) return null;
        seen.check(row, "call_sign", station.id);
        if (!row.sound) return null;
        return copyLine([importId, station.id, level, population, JSON.stringify(shape), row.text("source")]);
      },
      finish: () => stations.finish(),
    };
  },
};
