import type { MarketCountyRow } from "#platform/database/queries/marketCountyRows.ts";
import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import { Failure } from "#domain/failure.ts";
import type { CountyDrivers } from "./countyDrivers.ts";

/** A county's part in a market, with the county. */
export interface MemberCounty {
  readonly county: CountyDrivers;
  /** Part of the county that lies in the market, above 0 up to 1. */
  readonly share: number;
}

export type Membership = ReadonlyMap<string, readonly MemberCounty[]>;

/** The counties of every market, most people first. Rows of counties that the composition does not know are left out. */
export function marketMembership(rows: readonly MarketCountyRow[], counties: readonly CountyDrivers[]): Membership {
  const byFips = new Map(counties.map((county) => [county.fips, county]));
  const members = new Map<string, MemberCounty[]>();
  for (const { market, fips, share } of rows) {
    const county = byFips.get(fips);
    if (!county) continue;
    const list = members.get(market) ?? [];
    members.set(market, list);
    list.push({ county, share });
  }
  for (const list of members.values())
    list.sort((a, b) => b.share * b.county.population - a.share * a.county.population);
  return members;
}

/** A market's counties. @throws Failure `conflict` where it has none: such a market cannot be built */
export function membersOf(membership: Membership, { id, name }: MarketRow): readonly MemberCounty[] {
  const members = membership.get(id);
  if (members) return members;
  throw new Failure(
    "conflict",
    `${name} (${id}) has no counties. Import market-counties that match the markets and counties in this draft.`,
  );
}

/** A driver summed over a market's counties, each counted by its share. */
export function sumOver(members: readonly MemberCounty[], driver: CountyDriver): number {
  return members.reduce((sum, { county, share }) => sum + county[driver] * share, 0);
}
