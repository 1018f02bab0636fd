import { marketList } from "./markets.ts";

/** The television markets; together their counties are the nation. */
export const marketsTv = marketList({
  name: "markets-tv",
  title: "TV markets",
  nature: "modelled",
  kind: "tv",
  code: [/^\d{3}$/, "three digits, such as 501"],
  columns: [
    { key: "code", aliases: ["dma_code", "market_code", "dma"], required: true },
    { key: "name", aliases: ["market_name", "dma_name"], required: true },
    { key: "rank", aliases: ["nielsen_rank", "rank_by_households"] },
    { key: "states" },
    { key: "primary_state", aliases: ["state"] },
    { key: "tv_homes", aliases: ["nielsen_tv_homes"] },
    { key: "political_index" },
    { key: "latitude", aliases: ["lat"] },
    { key: "longitude", aliases: ["lon", "lng", "long"] },
    { key: "active" },
  ],
  details: [
    "long_name",
    "nielsen_pct_us",
    "nielsen_season",
    "households_acs_2023",
    "rank_by_households",
    "population_acs_2023",
    "county_count",
    "avg_median_household_income_usd",
    "pct_hispanic",
    "pct_black_nonhispanic",
  ],
});
