import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import listed from "../../facts/manifest.json" with { type: "json" };
import { COUNTY_SOURCES, countyFacts } from "./countyFacts.ts";
import { countyTrades, TRADE_SOURCES } from "./countyTrades.ts";
import { countyYears, YEAR_SOURCES } from "./countyYears.ts";
import { publicBytes } from "./publicTable.ts";
import { stationFacts } from "./stations.ts";

/** Makes the compact tables of facts from a folder of public data, and notes in their manifest what each was made of. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of public data: npm run facts:make -- <folder>");

const here = resolve(import.meta.dirname, "../..");
const trades = parse<{ naics: string }>(readFileSync(resolve(here, "trades.csv")), { columns: true });
const codes = [...new Set(trades.flatMap(({ naics }) => naics.split("|")))].filter(Boolean);

const made = new Map([
  ["facts/counties.csv", { text: countyFacts(folder), sources: COUNTY_SOURCES }],
  ["facts/county-years.csv.gz", { text: countyYears(folder), sources: YEAR_SOURCES }],
  ["county-trades.csv.gz", { text: countyTrades(folder, codes), sources: TRADE_SOURCES }],
  ...stationFacts(folder),
]);

for (const [path, { text }] of made) {
  const file = resolve(here, path);
  writeFileSync(file, path.endsWith(".gz") ? gzipSync(text, { level: 9 }) : text);
  console.log(`edition/${path}: ${text.split("\n").length - 2} rows`);
}

const files = listed.files.map((entry) => {
  const own = made.get(entry.file);
  const bytes = readFileSync(resolve(here, entry.file));
  const text = entry.file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
  const madeFrom = own?.sources.map((path) => ({ file: path, sha256: sha256(publicBytes(folder, path)) }));
  return { ...entry, sha256: sha256(text), ...(madeFrom ? { madeFrom } : {}) };
});
writeFileSync(resolve(here, "facts/manifest.json"), `${JSON.stringify({ ...listed, files }, null, 2)}\n`);

function sha256(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
