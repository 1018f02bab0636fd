import { apportion } from "../figures/apportion.ts";
import { type MixPart, mixTotal } from "./mix.ts";

/** Money that moves from media to others, as a part of the whole wallet. */
export interface Shift {
  /** Several give in proportion to what they had before any shift. */
  readonly from: readonly string[];
  /** Several receive in the same way. */
  readonly to: readonly string[];
  /** Tenths of a percentage point: whole numbers, so that any number of steps adds up. */
  readonly tenths: number;
}

/** Tenths of a percentage point in everything. */
export const WHOLE_TENTHS = 1_000;

/**
 * The mix after some shifts, one after another. It comes to the same dollars as before, nothing in it falls below zero: a medium
 * gives at most what it has. A shift that was not cut short is undone by its opposite, to the dollar.
 */
export function shiftMix(mix: readonly MixPart[], shifts: readonly Shift[]): MixPart[] {
  const total = mixTotal(mix);
  const before = new Map(mix.map(({ medium, dollars }) => [medium, dollars]));
  const now = new Map(before);
  for (const { from, to, tenths } of shifts) {
    const givers = from.filter((medium) => now.has(medium));
    const takers = to.filter((medium) => now.has(medium) && !givers.includes(medium));
    if (givers.length === 0 || takers.length === 0) continue;
    const asked = divided(Math.round((total * tenths) / WHOLE_TENTHS), givers, before);
    const given = asked.map((dollars, at) => Math.min(dollars, now.get(givers[at] ?? "") ?? 0));
    add(now, givers, given, -1);
    add(now, takers, divided(sum(given), takers, before), 1);
  }
  return mix.map(({ medium }) => ({ medium, dollars: now.get(medium) ?? 0 }));
}

/** Dollars over media in proportion to what they had; evenly where they had nothing. */
function divided(dollars: number, media: readonly string[], before: ReadonlyMap<string, number>): number[] {
  const weights = media.map((medium) => before.get(medium) ?? 0);
  return apportion(dollars, sum(weights) > 0 ? weights : media.map(() => 1));
}

function add(now: Map<string, number>, media: readonly string[], dollars: readonly number[], sign: 1 | -1): void {
  for (const [at, medium] of media.entries()) now.set(medium, (now.get(medium) ?? 0) + sign * (dollars[at] ?? 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0);
}
