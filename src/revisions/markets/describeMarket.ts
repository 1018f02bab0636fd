import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import { type Market, NATION } from "#domain/markets/market.ts";
import { type MemberCounty, sumOver } from "./marketMembership.ts";

/** A market as readers see it: what its list says, completed by what its counties add up to. */
export function describeMarket(row: MarketRow, members: readonly MemberCounty[]): Market {
  const listed = row.states.split("|").filter((state) => state !== "");
  const middle = centre(members);
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    name: row.name,
    rank: row.rank,
    states: listed.length > 0 ? listed : statesOf(members),
    population: Math.round(sumOver(members, "population")),
    households: Math.round(sumOver(members, "households")),
    tvHomes: row.tvHomes,
    countyCount: members.length,
    latitude: row.latitude ?? middle?.latitude ?? null,
    longitude: row.longitude ?? middle?.longitude ?? null,
    ...(row.active === false && { inactive: true as const }),
  };
}

/** The nation: the sum of the TV markets, which cover it without overlap. */
export function describeNation(tvMarkets: readonly Market[], countyCount: number): Market {
  const homes = tvMarkets.map(({ tvHomes }) => tvHomes);
  return {
    id: NATION,
    kind: NATION,
    code: "",
    name: "United States",
    rank: null,
    states: [],
    population: tvMarkets.reduce((sum, { population }) => sum + population, 0),
    households: tvMarkets.reduce((sum, { households }) => sum + households, 0),
    tvHomes: homes.includes(null) ? null : homes.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    countyCount,
    latitude: null,
    longitude: null,
  };
}

function statesOf(members: readonly MemberCounty[]): string[] {
  const people = new Map<string, number>();
  for (const { county, share } of members) {
    people.set(county.state, (people.get(county.state) ?? 0) + county.population * share);
  }
  return [...people].toSorted((a, b) => b[1] - a[1]).map(([state]) => state);
}

/** The middle of a market's people; null where no county has a position. */
function centre(members: readonly MemberCounty[]): { latitude: number; longitude: number } | null {
  let people = 0;
  let latitude = 0;
  let longitude = 0;
  for (const { county, share } of members) {
    if (county.latitude === null || county.longitude === null) continue;
    const weight = county.population * share;
    people += weight;
    latitude += county.latitude * weight;
    longitude += county.longitude * weight;
  }
  return people > 0 ? { latitude: rounded(latitude / people), longitude: rounded(longitude / people) } : null;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
