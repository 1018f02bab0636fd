import type { StatedWeight } from "#domain/forecast/assumptions.ts";
import type { VerticalMix } from "#forecast/input.ts";

/** What a group of sub-verticals is to come to in one medium, of what it and the medium come to now; dollars. */
export interface WantedDollars {
  readonly subVerticals: readonly string[];
  readonly medium: string;
  readonly now: number;
  readonly wanted: number;
}

/** A shift that weights cannot express: nothing to scale, or no room left for the others. */
export type ShiftFault = "nothing-there" | "whole-medium";

/**
 * The weights under which each group, none of which share a sub-vertical, has the wanted dollars of one medium: they are scaled, and the
 * medium's other sub-verticals give way in proportion, since only proportions count.
 *
 * @param total what all core sub-verticals spend on the medium, dollars
 */
export function shiftWeights(
  mix: readonly VerticalMix[],
  groups: readonly WantedDollars[],
  total: number,
): readonly StatedWeight[] | ShiftFault {
  const sum = (of: "now" | "wanted") => groups.reduce((dollars, group) => dollars + group[of], 0);
  const [now, wanted] = [sum("now"), sum("wanted")];
  if (wanted >= total && now < total) return "whole-medium";
  const weights: StatedWeight[] = [];
  for (const group of groups) {
    const { subVerticals, medium } = group;
    const own = mix.filter((line) => line.medium === medium && subVerticals.includes(line.subVertical));
    if (group.wanted > 0 && (group.now <= 0 || !own.some(({ weight }) => weight > 0))) return "nothing-there";
    const factor = group.wanted <= 0 ? 0 : ((group.wanted / (total - wanted)) * (total - now)) / group.now;
    weights.push(...own.map(({ subVertical, weight }) => ({ subVertical, medium, weight: weight * factor })));
  }
  return weights;
}

/** Pasted shares of a whole row may miss 100 % by what rounding takes. */
const ROUNDING = 0.01;

/**
 * A vertical's dollars by medium with the shares of some media as wanted, by column: those of the others give way in proportion, those that
 * are locked stay. Null where these leave no room, or the others have nothing to give or take.
 */
export function rebalancedRow(
  dollars: readonly number[],
  shares: ReadonlyMap<number, number>,
  locked: ReadonlySet<number>,
): readonly number[] | null {
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const total = sum(dollars);
  const held = sum(dollars.filter((_, place) => locked.has(place) && !shares.has(place)));
  const free = sum(dollars.filter((_, place) => !locked.has(place) && !shares.has(place)));
  const wanted = sum([...shares.values()]) * total;
  const left = total - held - wanted;
  const isWhole = free <= 0 && wanted > 0 && Math.abs(left) <= ROUNDING * total;
  if ([...shares.values()].some((share) => share < 0)) return null;
  if (!isWhole && (left < -0.5 || (free <= 0 && left > 0.5))) return null;
  return dollars.map((one, place) => {
    const share = shares.get(place);
    if (share !== undefined) return share * total * (isWhole ? (total - held) / wanted : 1);
    if (locked.has(place)) return one;
    return free > 0 ? (one * Math.max(left, 0)) / free : 0;
  });
}
