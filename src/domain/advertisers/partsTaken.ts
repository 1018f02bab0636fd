import type { Prospect } from "./prospect.ts";

/** What the prospects of a kind take together of a sub-vertical's dollars in a market. */
export interface PartsTaken {
  /** Null: in every market, what single markets have of their own not counted in. */
  readonly market: string | null;
  readonly subVertical: string;
  readonly kind: Prospect["kind"];
  readonly spend: number;
  readonly digital: number;
}

type Parts = Pick<Prospect, "market" | "subVertical" | "kind" | "spendPart" | "digitalPart">;

/**
 * What prospects take together, market by market; a market's sums hold those of every market too. Business types and advertisers
 * are summed apart: an advertiser's dollars are part of its type's.
 */
export function partsTaken(prospects: readonly Parts[]): PartsTaken[] {
  const everywhere = new Map<string, PartsTaken>();
  const taken = new Map<string, PartsTaken>();
  for (const prospect of prospects.toSorted((a, b) => Number(a.market !== null) - Number(b.market !== null))) {
    const { market, subVertical, kind } = prospect;
    const group = `${subVertical} ${kind}`;
    const key = `${market ?? ""} ${group}`;
    const before = taken.get(key) ?? everywhere.get(group);
    const sum = {
      market,
      subVertical,
      kind,
      spend: (before?.spend ?? 0) + prospect.spendPart,
      digital: (before?.digital ?? 0) + prospect.digitalPart,
    };
    taken.set(key, sum);
    if (market === null) everywhere.set(group, sum);
  }
  return [...taken.values()];
}

/** Parts are written with few digits: three thirds may come to 1.00001. */
const ROUNDING = 1e-4;

/** Whether prospects take more than there is. */
export function isOverspent({ spend, digital }: PartsTaken): boolean {
  return Math.max(spend, digital) > 1 + ROUNDING;
}
