import { parse } from "csv-parse/sync";
import { csvFile } from "./csvFile.ts";
import { readFacts } from "./readFacts.ts";

/** The programmes of the television stations of a list, as they are listed today. */
export function tvSubchannels(stations: string): string {
  const signs = new Map(
    parse<Record<string, string>>(stations, { columns: true }).map((row) => [
      row["facility_id"],
      row["call_sign"] ?? "",
    ]),
  );
  const rows = readFacts<"facility_id" | "virtual_major" | "virtual_minor" | "network">("tv-subchannels.csv.gz")
    .filter((row) => row.virtual_major !== "" && row.virtual_minor !== "")
    .map((row) => [
      signs.get(row.facility_id) ?? "",
      row.facility_id,
      row.virtual_major,
      row.virtual_minor,
      row.network,
    ]);
  return csvFile(["call_sign", "facility_id", "virtual_major", "virtual_minor", "network"], rows);
}
