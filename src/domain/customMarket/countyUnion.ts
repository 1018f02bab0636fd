import type { CustomMember } from "./customMember.ts";
import { type CountyGround, type CountyPart, type CountyReach, memberReach } from "./memberReach.ts";

/** What a custom market comes to: every piece of ground once, however many members reach into it. */
export interface CountyUnion<County> {
  /** The counties it reaches into, with the part of each that lies in it. */
  readonly counties: readonly CountyPart<County>[];
  /** By TV market: its counties that lie in the custom market, each with the part of what the TV market has of it. */
  readonly byTvMarket: ReadonlyMap<string, readonly CountyPart<County>[]>;
}

/** The union of the members' counties; null where the revision lacks a member, since a part of a market is another market. */
export function countyUnion<County extends { readonly fips: string }>(
  members: readonly CustomMember[],
  ground: CountyGround<County>,
): CountyUnion<County> | null {
  const reaches = members.map((member) => memberReach(member, ground));
  if (reaches.some((reach) => reach === null) || members.length === 0) return null;
  const byCounty = Map.groupBy(
    reaches.flatMap((reach) => reach ?? []),
    ({ county }) => county.fips,
  );
  const counties: CountyPart<County>[] = [];
  const byTvMarket = new Map<string, CountyPart<County>[]>();
  for (const [fips, reached] of byCounty) {
    const [first] = reached;
    if (!first) continue;
    const { county } = first;
    let [share, owned] = [0, 0];
    for (const tv of ground.tvMarketsOf(fips)) {
      const part = partWithin(reached, tv.market);
      owned += tv.share;
      if (part === 0) continue;
      share += tv.share * part;
      byTvMarket.set(tv.market, [...(byTvMarket.get(tv.market) ?? []), { county, share: part }]);
    }
    share += Math.max(0, 1 - owned) * partWithin(reached, null);
    if (share > 0) counties.push({ county, share: Math.min(1, share) });
  }
  return { counties, byTvMarket };
}

/** How much of what a TV market has of a county is reached, 0–1: the most that any member reaches, since members lie over each other. */
export function partWithin(reached: readonly CountyReach<unknown>[], market: string | null): number {
  return reached.reduce((most, { everywhere, within }) => {
    const part = within !== null && within.market === market ? within.part : 0;
    return Math.max(most, everywhere, part);
  }, 0);
}
