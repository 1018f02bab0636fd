import { parse } from "csv-parse/sync";
import type { Geography } from "./geography.ts";
import { ALL_NEWS } from "./radioFormats.ts";
import { coverageOf, type Towns } from "./stationCoverage.ts";
import type { SampleMarket } from "./tvMarkets.ts";

/** A station of the sample, as its list has it. */
export interface SampleStation {
  readonly callSign: string;
  /** Empty for TV. */
  readonly band: string;
  readonly market: string;
  /** Network, or group of formats; news around the clock is one by itself. */
  readonly programme: string;
  readonly commercial: boolean;
  /** The part of its market's people that it reaches, 0–1. */
  readonly coverage: number;
  /** kW; 0 is unknown. */
  readonly powerKw: number;
}

type Row = Readonly<Record<string, string>>;

/** The stations of a list that belong to markets, by market in the list's order. */
export function stationTable(
  file: string,
  geography: Geography,
  towns: Towns,
  markets: readonly SampleMarket[],
): Map<string, SampleStation[]> {
  const byCode = new Map(markets.map((market) => [market.code, market]));
  const stations = parse<Row>(file, { columns: true }).flatMap((row): SampleStation[] => {
    const market = byCode.get(row["dma_code"] ?? row["market_code"] ?? "");
    return market ? [stationOf(row, geography, towns, market)] : [];
  });
  return Map.groupBy(stations, ({ market }) => market);
}

function stationOf(row: Row, geography: Geography, towns: Towns, market: SampleMarket): SampleStation {
  const band = row["band"] ?? "";
  const powerKw = Number(row["power_kw"] ?? row["erp_kw"] ?? 0);
  return {
    callSign: row["call_sign"] ?? "",
    band,
    market: market.code,
    programme: row["primary_network"] ?? (row["format"] === ALL_NEWS ? ALL_NEWS : (row["format_group"] ?? "")),
    commercial: row["commercial"] === "Y",
    powerKw,
    coverage: coverageOf(geography, towns, market, {
      band,
      service: row["service"] ?? "",
      fmClass: row["station_class"] ?? "",
      powerKw,
      latitude: Number(row["latitude"]),
      longitude: Number(row["longitude"]),
    }),
  };
}
