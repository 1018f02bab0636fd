import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { MarketMatcher } from "../cells/matchMarket.ts";
import { STATION_COLUMNS, stationReader } from "../cells/readStation.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Markets given to stations by hand: they count before the list's own and before the county of the transmitter. */
export const stationMarkets: Layout = {
  name: "station-markets",
  title: "station markets",
  nature: "assumed",
  table: "station_market",
  beside: true,
  ofStations: true,
  tableColumns: ["station_id", "market_id", "note"],
  columns: [
    ...STATION_COLUMNS,
    {
      key: "market_code",
      aliases: ["market", "market_id", "dma_code", "metro_code", "mercado", "markt"],
      required: true,
    },
    { key: "note", aliases: ["reason", "nota", "motivo", "notiz", "grund"] },
  ],
  open: (context) => {
    const { row, importId, geography } = context;
    const seen = new SeenKeys();
    const stations = stationReader(context);
    const matchers = {
      tv: new MarketMatcher("tv", geography.markets),
      radio: new MarketMatcher("radio", geography.markets),
    };
    return {
      check: () => {
        const station = stations.read();
        const code = row.requiredText("market_code");
        if (!station || code === null || !row.sound) return null;
        const market = matchers[station.medium].match(code, "");
        if ("message" in market) row.refuse("market_code", market.code, market.message);
        seen.check(row, "call_sign", station.id);
        return row.sound && "id" in market ? copyLine([importId, station.id, market.id, row.text("note")]) : null;
      },
      finish: () => stations.finish(),
    };
  },
};
