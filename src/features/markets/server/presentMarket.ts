import type { z } from "zod";
import type { Market } from "#domain/markets/market.ts";
import type { market } from "../contract.ts";

/** A market as it leaves the server. */
export function presentMarket(from: Market): z.output<typeof market> {
  return {
    id: from.id,
    kind: from.kind,
    code: from.code,
    name: from.name,
    rank: from.rank,
    states: [...from.states],
    population: from.population,
    households: from.households,
    tvHomes: from.tvHomes,
    countyCount: from.countyCount,
    latitude: from.latitude,
    longitude: from.longitude,
  };
}
