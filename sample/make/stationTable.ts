import { parse } from "csv-parse/sync";

/** A station of the sample, as its list has it. */
export interface SampleStation {
  readonly callSign: string;
  /** Empty for TV. */
  readonly band: string;
  readonly market: string;
  /** Network or format. */
  readonly programme: string;
  readonly owner: string;
  readonly commercial: boolean;
  /** TV only, else 0. */
  readonly virtualChannel: number;
}

/** The stations of a list, by market in the list's order. */
export function stationTable(file: string): Map<string, SampleStation[]> {
  const rows = parse<Record<string, string>>(file, { columns: true });
  const stations = rows.map(
    (row): SampleStation => ({
      callSign: row["call_sign"] ?? "",
      band: row["band"] ?? "",
      market: row["dma_code"] ?? row["market_code"] ?? "",
      programme: row["primary_network"] ?? row["format"] ?? "",
      owner: row["owner"] ?? row["licensee"] ?? "",
      commercial: row["commercial"] === "Y",
      virtualChannel: Number(row["virtual_channel"] ?? 0),
    }),
  );
  return Map.groupBy(stations, ({ market }) => market);
}
