import type { StatedWeight } from "#domain/forecast/assumptions.ts";
import type { VerticalMix } from "#forecast/input.ts";

/** What a group of sub-verticals is to come to in one medium, of what it and the medium come to now; dollars. */
export interface WantedDollars {
  readonly subVerticals: readonly string[];
  readonly medium: string;
  readonly now: number;
  readonly wanted: number;
  /** What all core sub-verticals spend on the medium. */
  readonly total: number;
}

/** A shift that weights cannot express: nothing to scale, or no room left for the others. */
export type ShiftFault = "nothing-there" | "whole-medium";

/**
 * The weights under which a group has the wanted dollars of a medium: they are scaled, and the medium's other sub-verticals give way in
 * proportion, since only proportions count.
 */
export function shiftWeights(
  mix: readonly VerticalMix[],
  { subVerticals, medium, now, wanted, total }: WantedDollars,
): readonly StatedWeight[] | ShiftFault {
  if (wanted >= total && now < total) return "whole-medium";
  const own = mix.filter((line) => line.medium === medium && subVerticals.includes(line.subVertical));
  if (wanted > 0 && (now <= 0 || !own.some(({ weight }) => weight > 0))) return "nothing-there";
  const factor = wanted <= 0 ? 0 : ((wanted / (total - wanted)) * (total - now)) / now;
  return own.map(({ subVertical, weight }) => ({ subVertical, medium, weight: weight * factor }));
}

/**
 * A vertical's dollars by medium with one medium's share as wanted: the shares of the others give way in proportion, those that are locked stay. Null
 * where the locked ones leave no room, or the others have nothing to give or take.
 */
export function rebalancedRow(
  dollars: readonly number[],
  column: number,
  share: number,
  locked: ReadonlySet<number>,
): readonly number[] | null {
  const total = dollars.reduce((sum, one) => sum + one, 0);
  const held = dollars.reduce((sum, one, place) => sum + (locked.has(place) && place !== column ? one : 0), 0);
  const free = total - held - (dollars[column] ?? 0);
  const wanted = share * total;
  const left = total - held - wanted;
  if (share < 0 || left < -0.5 || (free <= 0 && left > 0.5)) return null;
  return dollars.map((one, place) => {
    if (place === column) return wanted;
    if (locked.has(place)) return one;
    return free > 0 ? (one * Math.max(left, 0)) / free : 0;
  });
}
