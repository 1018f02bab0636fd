import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import type { Transmitter } from "#forecast/contours/transmitter.ts";

const FOLDER = resolve(import.meta.dirname, "../../../shared/data");

/** Why tests against the Government's own results are skipped; null where its files lie beside the project. */
export const fccFilesMissing = existsSync(FOLDER) ? null : "the FCC's files are not beside the project";

/** The rows of a file of real data, gzipped or not, as text by column. */
export function realRows(file: string): Record<string, string>[] {
  const bytes = readFileSync(resolve(FOLDER, file));
  return parse(file.endsWith(".gz") ? gunzipSync(bytes) : bytes, { columns: true });
}

/** A station of the FCC's run of 2015, with what that run found. */
export interface RunStation {
  readonly callSign: string;
  readonly transmitter: Transmitter;
  /** Inside the noise-limited contour, as far as it lies in the United States; people of the census of 2010. */
  readonly areaSqKm: number;
  readonly population: number;
}

/** The stations of one kind whose engineering the run has. */
export function runStations(service: "tv" | "class-a"): RunStation[] {
  return realRows("fcc/tvstudy_2015_stations.csv.gz").flatMap((row) => {
    const ofService = row["record_type"] === (service === "tv" ? "1" : "3");
    const area = Number(row["noise_limited_area_sq_km"]);
    if (!ofService || !Number(row["erp_kw"]) || !area) return [];
    const pattern = Array.from(
      { length: 36 },
      (_, at) => row[`rel_field_az_${String(10 * at).padStart(3, "0")}`] ?? "",
    );
    return {
      callSign: row["call_sign"] ?? "",
      areaSqKm: area,
      population: Number(row["noise_limited_population"]),
      transmitter: {
        facilityId: row["facility_id"] ?? "",
        service,
        channel: Number(row["rf_channel_pre_auction"]),
        frequency: null,
        latitude: Number(row["latitude"]),
        longitude: Number(row["longitude"]),
        erpKw: Number(row["erp_kw"]),
        haatM: Number(row["haat_m"]) || null,
        fmClass: null,
        pattern: pattern[0] ? pattern.map(Number) : null,
        patternRotation: Number(row["pattern_rotation_deg"]),
      },
    };
  });
}
