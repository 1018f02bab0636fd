/** What a custom market is made of: a TV or radio market as a whole, or a county. */
export type CustomMember = MarketMember | CountyMember;

export interface MarketMember {
  /** `tv-501` or `radio-35620`. */
  readonly market: string;
}

export interface CountyMember {
  /** FIPS code. */
  readonly county: string;
  /** Part of it that is wanted, above 0 up to 1. */
  readonly share: number;
  /** The market whose part of the county is meant; null is the county whoever it belongs to. */
  readonly of: string | null;
}

export const CUSTOM_KINDS = ["tv", "radio", "county", "mixed"] as const;
/** What the members are, all of one sort or of several. */
export type CustomKind = (typeof CUSTOM_KINDS)[number];

/** What a custom market is made of. */
export function customKind(members: readonly CustomMember[]): CustomKind {
  const sorts = new Set(members.map(sortOf));
  const [only] = sorts;
  return sorts.size === 1 && only ? only : "mixed";
}

function sortOf(member: CustomMember): "tv" | "radio" | "county" {
  if ("county" in member) return "county";
  return member.market.startsWith("tv-") ? "tv" : "radio";
}

/** Tells members apart; two with the same key are one member named twice. */
export function memberKey(member: CustomMember): string {
  return "market" in member ? member.market : `county-${member.county}${member.of === null ? "" : `-${member.of}`}`;
}

/** The markets that somebody must have to see all that these members hold; null where a county is meant whoever it belongs to. */
export function neededMarkets(members: readonly CustomMember[]): readonly string[] | null {
  const needed = members.map((member) => ("market" in member ? member.market : member.of));
  const named = needed.filter((market) => market !== null);
  return named.length < needed.length ? null : [...new Set(named)].toSorted();
}
