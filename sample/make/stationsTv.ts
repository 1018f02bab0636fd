import { csvFile } from "./csvFile.ts";
import type { Geography } from "./geography.ts";
import { isNonCommercial } from "./isNonCommercial.ts";
import { homeMarketFinder, marketFinder } from "./marketOfStation.ts";
import { readFacts } from "./readFacts.ts";
import type { SampleMarket } from "./tvMarkets.ts";

const COPIED = ["facility_id", "call_sign", "service", "rf_channel", "virtual_channel", "city", "state", "county_fips"];
const ENGINEERING = ["latitude", "longitude", "erp_kw", "haat_m", "antenna", "engineering_vintage"];
const HEADER = [...COPIED, "dma_code", "primary_network", "owner", ...ENGINEERING, "commercial"];

/** Full-power and class A stations as they are licensed, in the order of their markets. */
export function stationsTv(geography: Geography, markets: readonly SampleMarket[]): string {
  const marketOf = marketFinder(geography, markets);
  const homeOf = homeMarketFinder(markets);
  const stations = readFacts("stations-tv.csv.gz").map((fact) => ({
    fact,
    // A city that names a market keeps its stations, though their mast may stand across the border.
    code:
      homeOf(fact["city"] ?? "", fact["state"] ?? "") ??
      marketOf(fact["county_fips"] ?? "", {
        latitude: Number(fact["latitude"]),
        longitude: Number(fact["longitude"]),
      }),
  }));
  const byMarket = Map.groupBy(stations, ({ code }) => code);
  const rows = [...markets.map(({ code }) => code), ""].flatMap((code) =>
    (byMarket.get(code) ?? []).map(({ fact }) => {
      const network = networkOf(fact["primary_network"] ?? "", fact["network_affiliation"] ?? "");
      const owner = fact["owner"] || (fact["owner_group_2018"] ?? "");
      return [
        ...COPIED.map((column) => fact[column] ?? ""),
        code,
        network,
        owner,
        ...ENGINEERING.map((column) => fact[column] ?? ""),
        isNonCommercial(owner, network, null) ? "N" : "Y",
      ];
    }),
  );
  return csvFile(HEADER, rows);
}

/** Of networks that no list of the large ones has, the first that the station names. */
function networkOf(primary: string, named: string): string {
  return primary === "Other" || primary === "" ? (named.split(/[/;,]/)[0] ?? "").trim() || "Independent" : primary;
}
