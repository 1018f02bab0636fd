import type { CountyGround } from "#domain/customMarket/memberReach.ts";
import type { CountyDrivers } from "../markets/countyDrivers.ts";
import type { Membership } from "../markets/marketMembership.ts";
import { nationMembership, type LoadedRevision } from "../publishing/loadedRevision.ts";

export type RevisionGround = CountyGround<CountyDrivers>;

const grounds = new WeakMap<LoadedRevision["cacheKey"], RevisionGround>();

/** The counties of a revision and the TV and radio markets that they make up; put in order once for each revision. */
export function revisionGround(loadedRevision: LoadedRevision): RevisionGround {
  const known = grounds.get(loadedRevision.cacheKey);
  if (known) return known;
  const kept = [...loadedRevision.markets.values()].filter(({ kind }) => kind === "tv" || kind === "radio");
  const made = groundOf(new Map(kept.map(({ id }) => [id, loadedRevision.counties(id)])));
  grounds.set(loadedRevision.cacheKey, made);
  return made;
}

/** The same of counties by market, as a revision has them. */
export function groundOf(membership: Membership): RevisionGround {
  const counties = new Map(nationMembership(membership).map(({ county }) => [county.fips, county]));
  const tvMarkets = new Map<string, { market: string; share: number }[]>();
  for (const [market, members] of membership) {
    for (const { county, share } of members) {
      if (!market.startsWith("tv-")) counties.set(county.fips, county);
      else tvMarkets.set(county.fips, [...(tvMarkets.get(county.fips) ?? []), { market, share }]);
    }
  }
  return {
    county: (fips) => counties.get(fips),
    countiesOf: (market) => membership.get(market),
    tvMarketsOf: (fips) => tvMarkets.get(fips) ?? [],
  };
}
