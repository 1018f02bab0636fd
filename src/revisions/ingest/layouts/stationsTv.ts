import { copyLine } from "../copyLine.ts";
import { details } from "../details.ts";
import type { Layout } from "../layout.ts";
import { PositionCheck } from "../position.ts";
import { readState } from "../cells/readState.ts";
import { stationPlacer } from "../cells/placeStation.ts";
import { SeenKeys } from "../seenKeys.ts";
import { stationDoubts } from "../stationDoubts.ts";
import { placeDetails, STATION_DETAILS, STATION_TABLE_COLUMNS } from "./stationTable.ts";

const KEPT = [
  "rf_channel",
  "rf_channel_2015",
  "virtual_channel",
  "county_fips",
  "dma_name",
  "dma_source",
  "network_affiliation",
  "owner_group_2018",
  "antenna",
  "engineering_vintage",
  "service_population_2015",
  "record_note",
  "channel_host",
  "channel_host_basis",
  ...STATION_DETAILS,
];

/** Licensed television stations. */
export const stationsTv: Layout = {
  name: "stations-tv",
  title: "TV stations",
  nature: "mixed",
  table: "station",
  ofStations: true,
  tableColumns: STATION_TABLE_COLUMNS,
  columns: [
    { key: "facility_id", aliases: ["fcc_facility_id", "facility"], required: true },
    { key: "call_sign", aliases: ["callsign", "call_letters"], required: true },
    { key: "service", aliases: ["service_class"] },
    { key: "city", aliases: ["community"], required: true },
    { key: "state", required: true },
    { key: "dma_code", aliases: ["market_code"] },
    { key: "primary_network", aliases: ["network", "network_affiliation"] },
    { key: "owner", aliases: ["licensee"] },
    { key: "latitude", aliases: ["lat"] },
    { key: "longitude", aliases: ["lon", "lng", "long"] },
    { key: "erp_kw", aliases: ["power_kw"] },
    { key: "haat_m", aliases: ["haat"] },
  ],
  details: KEPT,
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const positions = new PositionCheck(context);
    const place = stationPlacer(context, "tv", "dma_code");
    const lookAt = stationDoubts(context, "tv");
    return {
      check: () => {
        const facility = row.number("facility_id", { required: true, whole: true, least: 1 });
        const callSign = row.requiredText("call_sign");
        const state = readState(row, "state");
        const city = row.requiredText("city");
        row.number("dma_code", { whole: true, least: 1 });
        const power = row.number("erp_kw", { least: 0 });
        const height = row.number("haat_m");
        if (facility !== null) seen.check(row, "facility_id", String(facility));
        const { latitude, longitude, stated } = positions.read(state);
        if (!row.sound || callSign === null) return null;
        lookAt(callSign, facility, null);
        const { market, source, countyFips } = place({ latitude, longitude });
        return copyLine([
          importId,
          `tv-${facility}`,
          "tv",
          facility,
          callSign,
          row.text("service"),
          market,
          city,
          state,
          row.text("owner"),
          row.text("primary_network"),
          null,
          latitude,
          longitude,
          power,
          height,
          details(row, KEPT, { ...stated, ...placeDetails(source, countyFips) }),
        ]);
      },
      finish: () => positions.finish(),
    };
  },
};
