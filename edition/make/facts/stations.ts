import { csvFile } from "../csvFile.ts";
import { publicTable } from "./publicTable.ts";

type Row = Readonly<Record<string, string>>;

const TERRITORIES = new Set(["PR", "VI", "GU", "AS", "MP"]);
const TV_COLUMNS =
  "facility_id,call_sign,service,rf_channel,rf_channel_2015,virtual_channel,city,state,county_fips,primary_network,network_affiliation,owner,owner_group_2018,latitude,longitude,erp_kw,haat_m,antenna,engineering_vintage".split(
    ",",
  );
const SUBCHANNEL_COLUMNS = ["call_sign", "facility_id", "virtual_major", "virtual_minor", "network"];
const RADIO_COLUMNS =
  "facility_id,call_sign,band,frequency,city,state,county_fips,latitude,longitude,power_kw,haat_m,station_class,source".split(
    ",",
  );
const FORMAT_COLUMNS = ["call_sign", "band", "format", "format_group", "licensee"];

const TV = "stations_tv.csv";
const SUBCHANNELS = "stations/tv_subchannels_2026.csv";
const RADIO = "stations_radio.csv";

/** Licensed stations of the states and the capital by the file that they are written to, as far as they are facts. */
export function stationFacts(
  folder: string,
): Map<string, { readonly text: string; readonly sources: readonly string[] }> {
  const tv = publicTable(folder, TV).filter(
    (row) => ["Full power", "Class A"].includes(row["service"] ?? "") && isIn(row),
  );
  const radio = publicTable(folder, RADIO).filter((row) => ["FM", "AM"].includes(row["service"] ?? "") && isIn(row));
  const facilities = new Set(tv.map((row) => row["facility_id"]));
  const open = publicTable(folder, SUBCHANNELS).filter(
    (row) => row["closed"] === "" && facilities.has(row["facility_id"]),
  );
  const described = radio.filter((row) => row["format"] !== "" || row["licensee"] !== "");
  return new Map([
    ["facts/stations-tv.csv.gz", { text: tableOf(TV_COLUMNS, tv), sources: [TV] }],
    ["facts/tv-subchannels.csv.gz", { text: tableOf(SUBCHANNEL_COLUMNS, open), sources: [SUBCHANNELS] }],
    ["facts/stations-radio.csv.gz", { text: tableOf(RADIO_COLUMNS, radio), sources: [RADIO] }],
    ["facts/radio-formats.csv.gz", { text: tableOf(FORMAT_COLUMNS, described), sources: [RADIO] }],
  ]);
}

/** In the fifty states or the capital, and not deleted, which a D before the call sign says. */
function isIn({ state = "", call_sign: callSign = "" }: Row): boolean {
  return !TERRITORIES.has(state) && !/^D[KW]/.test(callSign);
}

function tableOf(columns: readonly string[], rows: readonly Row[]): string {
  return csvFile(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? "")),
  );
}
