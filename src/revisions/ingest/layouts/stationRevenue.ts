import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readAmount } from "../cells/readAmount.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

const KINDS = ["ota_local_usd", "ota_national_usd", "ota_political_usd", "digital_usd", "retrans_usd"] as const;

/** What stations took in a year, by kind. */
export const stationRevenue: Layout = {
  name: "station-revenue",
  title: "station revenue",
  nature: "modelled",
  table: "station_revenue",
  beside: true,
  ofStations: true,
  tableColumns: ["station_id", "year", "ota_local", "ota_national", "ota_political", "digital", "retrans"],
  columns: [
    ...STATION_COLUMNS,
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "ota_local_usd", aliases: ["ota_local", "local"], required: true },
    { key: "ota_national_usd", aliases: ["ota_national", "national", "national_spot"] },
    { key: "ota_political_usd", aliases: ["ota_political", "political"] },
    { key: "digital_usd", aliases: ["digital", "online"] },
    { key: "retrans_usd", aliases: ["retrans", "retransmission"] },
  ],
  open: (context) => {
    const { row, importId, decimalComma } = context;
    const seen = new SeenKeys();
    const stations = stationReader(context);
    return {
      check: () => {
        const station = stations.read();
        const year = row.year("year");
        const amounts = KINDS.map((kind) => (row.text(kind) === null ? null : readAmount(row, kind, decimalComma)));
        if (row.sound && amounts.every((amount) => amount === null)) refuseBlank(row);
        if (!station || year === null || !row.sound) return null;
        seen.check(row, "year", `${station.id} ${year}`);
        return row.sound ? copyLine([importId, station.id, year, ...amounts]) : null;
      },
      finish: () => stations.finish(),
    };
  },
};

function refuseBlank(row: Row): void {
  row.refuse("ota_local_usd", "missing-value", () => "All amounts are blank. What is unknown is left out as a row.");
}
