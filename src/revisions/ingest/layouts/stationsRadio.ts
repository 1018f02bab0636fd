import { readFormerCallSigns } from "#domain/stations/formerCallSigns.ts";
import { copyLine } from "../copyLine.ts";
import { details } from "../details.ts";
import type { Layout } from "../layout.ts";
import { PositionCheck } from "../position.ts";
import { radioIdentifier } from "../cells/radioIdentity.ts";
import { readState } from "../cells/readState.ts";
import { stationPlacer } from "../cells/placeStation.ts";
import { SeenKeys } from "../seenKeys.ts";
import { stationDoubts } from "../stationDoubts.ts";
import { placeDetails, STATION_DETAILS, STATION_TABLE_COLUMNS } from "./stationTable.ts";

const KEPT = [
  "unit",
  "county_fips",
  "market_name",
  "dma_code",
  "format_group",
  "station_class",
  "source",
  ...STATION_DETAILS,
];
const BANDS = ["FM", "AM"] as const;
/** Where the bands lie, with a margin for what is licensed at their edges: megahertz for FM, kilohertz for AM. */
const FREQUENCIES = { FM: { least: 87, most: 108.2 }, AM: { least: 520, most: 1720 } };

/** Licensed radio stations. */
export const stationsRadio: Layout = {
  name: "stations-radio",
  title: "radio stations",
  nature: "mixed",
  table: "station",
  ofStations: true,
  tableColumns: STATION_TABLE_COLUMNS,
  columns: [
    { key: "call_sign", aliases: ["callsign", "call_letters"], required: true },
    { key: "band", aliases: ["am_fm"], required: true },
    { key: "facility_id", aliases: ["fcc_facility_id", "facility"] },
    { key: "service", aliases: ["service_class"] },
    { key: "frequency", required: true },
    { key: "city", aliases: ["community"], required: true },
    { key: "state", required: true },
    { key: "market_code", aliases: ["metro_code", "cbsa_code"] },
    { key: "format" },
    { key: "licensee", aliases: ["owner"] },
    { key: "latitude", aliases: ["lat"] },
    { key: "longitude", aliases: ["lon", "lng", "long"] },
    { key: "power_kw", aliases: ["erp_kw"] },
    { key: "haat_m", aliases: ["haat"] },
  ],
  details: KEPT,
  open: (context) => {
    const { row, importId, geography } = context;
    const seen = new SeenKeys();
    const positions = new PositionCheck(context);
    const place = stationPlacer(context, "radio", "market_code");
    const lookAt = stationDoubts(context, "radio");
    const idOf = radioIdentifier(geography.stations?.known ?? []);
    return {
      check: () => {
        const callSign = row.requiredText("call_sign");
        const band = row.choice("band", BANDS);
        const facility = row.number("facility_id", { whole: true, least: 1 });
        const frequency = row.number("frequency", { required: true, ...(band ? FREQUENCIES[band] : {}) });
        const state = readState(row, "state");
        const city = row.requiredText("city");
        row.number("market_code", { whole: true, least: 1 });
        const power = row.number("power_kw", { least: 0 });
        const height = row.number("haat_m");
        if (facility !== null) seen.check(row, "facility_id", `facility ${facility}`);
        else if (callSign && band) seen.check(row, "call_sign", `${callSign}-${band}`);
        const { latitude, longitude, stated } = positions.read(state);
        if (!row.sound || callSign === null || band === null) return null;
        const former = readFormerCallSigns(row.text("former_call_signs")).map((one) => one.callSign);
        lookAt(callSign, facility, band);
        const { market, source, countyFips } = place({ latitude, longitude });
        return copyLine([
          importId,
          idOf({ callSign, band, facility, former }),
          "radio",
          facility,
          callSign,
          row.text("service"),
          market,
          city,
          state,
          row.text("licensee"),
          row.text("format"),
          frequency,
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
