import { RADIO_METHODS } from "#domain/markets/market.ts";
import { marketList } from "./markets.ts";

/** The radio markets; they may overlap and are never added up to the nation. */
export const marketsRadio = marketList({
  name: "markets-radio",
  title: "radio markets",
  nature: "modelled",
  kind: "radio",
  code: [/^\d{3,5}$/, "three to five digits, such as 35620"],
  columns: [
    { key: "code", aliases: ["market_code", "cbsa_code", "metro_code"], required: true },
    { key: "name", aliases: ["market_name", "metro"], required: true },
    { key: "rank", required: true },
    { key: "states" },
    { key: "primary_state", aliases: ["state"] },
    { key: "latitude", aliases: ["lat"] },
    { key: "longitude", aliases: ["lon", "lng", "long"] },
    { key: "active" },
    { key: "method" },
  ],
  words: { method: RADIO_METHODS },
  details: [
    "embedded_in_code",
    "population",
    "households",
    "avg_median_household_income_usd",
    "county_count",
    "primary_dma_code",
    "in_top_250",
    "definition",
  ],
});
