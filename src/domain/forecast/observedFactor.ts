import type { ObservedShare } from "./cellCourse.ts";

/** However far off an observed share is, its ratio to ours counts as no less than a quarter and no more than four. */
const LARGEST_RATIO = 4;

/** An observed share against ours, as far as it counts. */
export function observedRatio({ prior, seen }: Pick<ObservedShare, "prior" | "seen">): number {
  return Math.min(Math.max(seen / prior, 1 / LARGEST_RATIO), LARGEST_RATIO);
}

/**
 * The part of the way from ours to the observed share, in logarithms: the observation's precision as a part of both. Our share is off by `spread`; the observation
 * by chance, one over its amounts, and by an error of its source's own that leaves what was seen wholly with the weight `reliability`.
 */
export function observedWeight({
  amounts,
  reliability,
  spread,
}: Pick<ObservedShare, "amounts" | "reliability" | "spread">): number {
  const prior = 1 / spread ** 2;
  const observation = 1 / (1 / amounts + spread ** 2 * (1 / reliability - 1));
  return observation / (prior + observation);
}

/** What our share is multiplied by. */
export function observedFactor(share: Omit<ObservedShare, "posterior" | "weight" | "error">): number {
  return share.scale * (observedRatio(share) / share.level) ** observedWeight(share);
}
