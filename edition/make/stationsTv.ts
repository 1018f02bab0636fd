import { channelHosts } from "./channelHosts.ts";
import { csvFile } from "./csvFile.ts";
import type { Geography } from "./geography.ts";
import { isNonCommercial } from "./isNonCommercial.ts";
import { homeMarketFinder, marketFinder } from "./marketOfStation.ts";
import { readFacts } from "./readFacts.ts";
import type { SampleMarket } from "./tvMarkets.ts";

const LICENSED = ["facility_id", "call_sign", "service"];
const PLACED = ["virtual_channel", "city", "state", "county_fips"];
const ENGINEERING = ["latitude", "longitude", "erp_kw", "haat_m", "antenna", "engineering_vintage"];
const HEADER = [
  ...LICENSED,
  "rf_channel",
  ...PLACED,
  "dma_code",
  "primary_network",
  "owner",
  ...ENGINEERING,
  "commercial",
  "channel_host",
  "channel_host_basis",
];

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
  const hostOf = channelHosts(stations);
  const byMarket = Map.groupBy(stations, ({ code }) => code);
  const rows = [...markets.map(({ code }) => code), ""].flatMap((code) =>
    (byMarket.get(code) ?? []).map((station) => {
      const { fact } = station;
      const network = networkOf(fact["primary_network"] ?? "", fact["network_affiliation"] ?? "");
      const owner = fact["owner"] || (fact["owner_group_2018"] ?? "");
      const host = hostOf(station);
      const cells = (columns: readonly string[], of = fact) => columns.map((column) => of[column] ?? "");
      return [
        ...cells(LICENSED),
        // Whoever gave up a channel and whose host is not known is shown as it stood in 2015.
        host?.["rf_channel"] || fact["rf_channel"] || (fact["rf_channel_2015"] ?? ""),
        ...cells(PLACED),
        code,
        network,
        owner,
        ...cells(ENGINEERING, host ?? fact),
        isNonCommercial(owner, network, null) ? "N" : "Y",
        host?.["call_sign"] ?? "",
        host === null ? "" : "assumed",
      ];
    }),
  );
  return csvFile(HEADER, rows);
}

/** Of networks that no list of the large ones has, the first that the station names. */
function networkOf(primary: string, named: string): string {
  return primary === "Other" || primary === "" ? (named.split(/[/;,]/)[0] ?? "").trim() || "Independent" : primary;
}
