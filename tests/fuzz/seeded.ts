/** Choices at random that the same seed makes again. */
export interface Seeded {
  /** A whole number from 0, smaller than `end`. */
  readonly below: (end: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** True in so many of a hundred times. */
  readonly percent: (often: number) => boolean;
}

/** Mulberry32: small, quick, and good enough to choose inputs with. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (list) => {
      const at = below(list.length);
      const found = list[at];
      if (found === undefined && at >= list.length) throw new Error("Nothing can be picked of an empty list.");
      return found as (typeof list)[number];
    },
    percent: (often) => next() * 100 < often,
  };
}
