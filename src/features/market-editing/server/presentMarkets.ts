import type { MarketNow } from "#revisions/marketEditing/listedNow.ts";
import type { EditedMarket } from "../contract/editingSchemas.ts";

/** Markets as they leave the server, each with its part of all TV homes. */
export function presentMarkets(markets: readonly MarketNow[]): EditedMarket[] {
  const homes = markets.reduce((sum, { tvHomes }) => sum + (tvHomes ?? 0), 0);
  return markets.map((market) => ({
    id: market.id,
    kind: market.kind === "radio" ? "radio" : "tv",
    code: market.code,
    name: market.name,
    rank: market.rank,
    states: market.states.split("|").filter((state) => state !== ""),
    countyCount: market.countyCount,
    population: market.population,
    households: market.households,
    tvHomes: market.tvHomes,
    homesShare: market.tvHomes === null || homes === 0 ? null : market.tvHomes / homes,
    persons12plus: market.persons12plus,
    stations: market.stations,
    lastYear: market.lastYear,
    politicalIndex: market.politicalIndex,
    method: market.method,
    embeddedIn: market.embeddedIn,
    active: market.active,
    changed: market.changed,
  }));
}
