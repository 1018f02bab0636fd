import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { csvFile } from "../../make/csvFile.ts";

type Row = Readonly<Record<string, string>>;

/** Run as `node sample/facts/make/stations.ts <folder of public data>`. Licensed stations of the states and the capital, as far as they are facts. */
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the folder of public data.");
const from = source;
const facts = resolve(import.meta.dirname, "..");

const TERRITORIES = new Set(["PR", "VI", "GU", "AS", "MP"]);
const TV_COLUMNS =
  "facility_id,call_sign,service,rf_channel,virtual_channel,city,state,county_fips,primary_network,network_affiliation,owner,owner_group_2018,latitude,longitude,erp_kw,haat_m,antenna,engineering_vintage".split(
    ",",
  );
const SUBCHANNEL_COLUMNS = ["call_sign", "facility_id", "virtual_major", "virtual_minor", "network"];
const RADIO_COLUMNS =
  "facility_id,call_sign,band,frequency,city,state,county_fips,latitude,longitude,power_kw,haat_m,station_class,source".split(
    ",",
  );
const FORMAT_COLUMNS = ["call_sign", "band", "format", "format_group", "licensee"];

const FCC = "Federal Communications Commission, licence and engineering records";
const GOVERNMENT = "work of the US Government";

const tv = read("stations_tv.csv").filter(
  (row) => ["Full power", "Class A"].includes(row["service"] ?? "") && isIn(row),
);
const radio = read("stations_radio.csv").filter((row) => ["FM", "AM"].includes(row["service"] ?? "") && isIn(row));
const facilities = new Set(tv.map((row) => row["facility_id"]));
const open = read("stations/tv_subchannels_2026.csv").filter(
  (row) => row["closed"] === "" && facilities.has(row["facility_id"]),
);

const files = [
  {
    ...write("stations-tv.csv.gz", TV_COLUMNS, tv),
    ...sourceOf("stations_tv.csv"),
    publisher: `${FCC}; networks from the same records; owner groups of 2018 from LocalNewsDataset`,
    years: "2015-2026",
    licence: `${GOVERNMENT}; owner_group_2018: MIT, Copyright (c) 2018 Leon Yin`,
  },
  {
    ...write("tv-subchannels.csv.gz", SUBCHANNEL_COLUMNS, open),
    ...sourceOf("stations/tv_subchannels_2026.csv"),
    publisher: "iptv-org database",
    years: "2026",
    licence: "Unlicense",
  },
  {
    ...write("stations-radio.csv.gz", RADIO_COLUMNS, radio),
    ...sourceOf("stations_radio.csv"),
    publisher: FCC,
    years: "2016-2026",
    licence: GOVERNMENT,
  },
  {
    ...write(
      "radio-formats.csv.gz",
      FORMAT_COLUMNS,
      radio.filter((row) => row["format"] !== "" || row["licensee"] !== ""),
    ),
    ...sourceOf("stations_radio.csv"),
    publisher: "Wikipedia contributors, lists of radio stations by state; through TidyTuesday, 8 November 2022",
    years: "2022",
    licence: "CC BY-SA 4.0, see RADIO-FORMATS-LICENSE.md",
  },
];
writeFileSync(
  join(facts, "stations.manifest.json"),
  `${JSON.stringify({ script: "sample/facts/make/stations.ts", files }, null, 2)}\n`,
);

/** In the fifty states or the capital, and not deleted, which a D before the call sign says. */
function isIn({ state = "", call_sign: callSign = "" }: Row): boolean {
  return !TERRITORIES.has(state) && !/^D[KW]/.test(callSign);
}

function read(name: string): Row[] {
  return parse<Row>(readFileSync(join(from, name), "utf8"), { columns: true });
}

function write(file: string, columns: readonly string[], rows: readonly Row[]): { file: string; sha256: string } {
  const text = csvFile(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? "")),
  );
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(join(facts, file), bytes);
  console.log(`${file}: ${rows.length} rows, ${Math.round(bytes.length / 1000)} kB`);
  return { file, sha256: sha256(bytes) };
}

function sourceOf(name: string): { source: string; sourceSha256: string } {
  return { source: name, sourceSha256: sha256(readFileSync(join(from, name))) };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
