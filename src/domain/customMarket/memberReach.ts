import type { CustomMember } from "./customMember.ts";

/** A county and the part of it, above 0 up to 1, that lies in something. */
export interface CountyPart<County> {
  readonly county: County;
  readonly share: number;
}

/** The counties of a revision and the markets they make up. */
export interface CountyGround<County> {
  readonly county: (fips: string) => County | undefined;
  /** The counties of a TV or radio market; undefined where the revision does not have it. */
  readonly countiesOf: (market: string) => readonly CountyPart<County>[] | undefined;
  /** The TV markets that a county lies in, and the part of it that each has. */
  readonly tvMarketsOf: (fips: string) => readonly { readonly market: string; readonly share: number }[];
}

/**
 * How far a member reaches into one county: the same part of it in every TV market, and more of it in one. A TV market reaches
 * into its own part of a county and no other's, so that one made of TV markets is their very sum.
 */
export interface CountyReach<County> {
  readonly county: County;
  /** Part of what every TV market has of the county, and of what none has. */
  readonly everywhere: number;
  /** Part of what one TV market has of it, 1 being all of that; null reaches nowhere more than elsewhere. */
  readonly within: { readonly market: string; readonly part: number } | null;
}

/** Where a member reaches; null where the revision does not have it. */
export function memberReach<County extends { readonly fips: string }>(
  member: CustomMember,
  ground: CountyGround<County>,
): readonly CountyReach<County>[] | null {
  if ("market" in member) return marketReach(member.market, ground);
  const county = ground.county(member.county);
  if (!county) return null;
  if (member.of === null) return [{ county, everywhere: member.share, within: null }];
  const part = ground.countiesOf(member.of)?.find((one) => one.county.fips === member.county);
  if (!part) return null;
  return [
    isTv(member.of)
      ? { county, everywhere: 0, within: { market: member.of, part: member.share } }
      : { county, everywhere: member.share * part.share, within: null },
  ];
}

function marketReach<County>(market: string, ground: CountyGround<County>): readonly CountyReach<County>[] | null {
  const counties = ground.countiesOf(market);
  if (!counties || counties.length === 0) return null;
  return counties.map(({ county, share }) =>
    isTv(market) ? { county, everywhere: 0, within: { market, part: 1 } } : { county, everywhere: share, within: null },
  );
}

const isTv = (market: string) => market.startsWith("tv-");
