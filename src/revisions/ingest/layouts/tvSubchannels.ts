import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readDate } from "../cells/readDate.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import { SeenKeys } from "../seenKeys.ts";

/** The programmes of television stations' signals. */
export const tvSubchannels: Layout = {
  name: "tv-subchannels",
  title: "TV subchannels",
  nature: "fact",
  table: "station_subchannel",
  beside: true,
  ofStations: true,
  tableColumns: ["line", "station_id", "major", "minor", "network", "owner", "category", "launched", "closed"],
  columns: [
    ...STATION_COLUMNS,
    { key: "virtual_major", aliases: ["major"], required: true },
    { key: "virtual_minor", aliases: ["minor"], required: true },
    { key: "network", aliases: ["affiliation"] },
    { key: "owner", aliases: ["licensee"] },
    { key: "category" },
    { key: "launched" },
    { key: "closed" },
  ],
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const stations = stationReader(context, () => "tv");
    return {
      check: () => {
        const station = stations.read();
        const major = row.number("virtual_major", { whole: true, least: 1, most: 999 });
        const minor = row.number("virtual_minor", { whole: true, least: 0, most: 999 });
        const launched = readDate(row, "launched");
        const closed = readDate(row, "closed");
        if (!station || !row.sound) return null;
        // The same number is there twice where stations share a channel's number; the programme tells them apart.
        seen.check(row, "virtual_minor", `${station.id} ${major}.${minor} ${row.text("network") ?? ""}`);
        if (!row.sound) return null;
        const texts = [row.text("network"), row.text("owner"), row.text("category")];
        return copyLine([importId, row.line, station.id, major, minor, ...texts, launched, closed]);
      },
      finish: () => stations.finish(),
    };
  },
};
