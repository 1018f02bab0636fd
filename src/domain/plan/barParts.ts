import { type MixPart, mixTotal } from "./mix.ts";

/** A piece of the simulator's bar: one medium, or several that are too small to be taken hold of. */
export interface BarPart {
  readonly id: string;
  readonly media: readonly string[];
}

/** Small media together. */
export const OTHER_MEDIA = "other";

/** Narrower pieces could not be dragged on a telephone. */
const LEAST = 0.07;
const MOST = 5;

/** The own medium first, then the largest ones, then all others as one. Which they are depends on the mix before any shift alone. */
export function barParts(mix: readonly MixPart[], own: string): BarPart[] {
  const total = mixTotal(mix);
  const large = mix
    .filter(({ medium, dollars }) => medium !== own && dollars >= total * LEAST)
    .toSorted((a, b) => b.dollars - a.dollars)
    .slice(0, MOST)
    .map(({ medium }) => medium);
  const named = mix.some(({ medium }) => medium === own) ? [own, ...large] : large;
  const rest = mix.flatMap(({ medium }) => (named.includes(medium) ? [] : [medium]));
  const [only, second] = rest;
  const parts = named.map((medium) => ({ id: medium, media: [medium] }));
  if (only === undefined) return parts;
  return [...parts, second === undefined ? { id: only, media: [only] } : { id: OTHER_MEDIA, media: rest }];
}

/** Dollars of each piece. */
export function partDollars(parts: readonly BarPart[], mix: readonly MixPart[]): number[] {
  const dollars = new Map(mix.map((part) => [part.medium, part.dollars]));
  return parts.map(({ media }) => media.reduce((sum, medium) => sum + (dollars.get(medium) ?? 0), 0));
}
