import { quantile } from "./quantile.ts";

/**
 * A quantile of a list and of the same list without any one of its members, put in order once: many markets are each compared with all
 * the others.
 */
export interface QuantileOfOthers {
  readonly members: number;
  /** Of the whole list; null for an empty one. */
  readonly whole: number | null;
  /** The members from the place on at which the quantile lies when one is left out. */
  readonly around: readonly [number, number, number];
  /** How far it lies beyond the first of them, 0–1. */
  readonly beyond: number;
}

/** @param values put in order on the way */
export function quantileOfOthers(values: Float64Array, part: number): QuantileOfOthers {
  const whole = quantile(values, part);
  const place = Math.max(0, (values.length - 2) * part);
  const first = Math.floor(place);
  const at = (index: number) => values[Math.min(index, values.length - 1)] ?? Number.NaN;
  return {
    members: values.length,
    whole,
    around: [at(first), at(first + 1), at(first + 2)],
    beyond: place - first,
  };
}

/** The quantile without one member of the list; null where nothing is left. */
export function withoutOne(
  { members, around: [first, second, third], beyond }: QuantileOfOthers,
  one: number,
): number | null {
  if (members < 2) return null;
  // Whatever is not below the member moves up by one place.
  const below = first < one ? first : second;
  const above = second < one ? second : third;
  return below + (above - below) * beyond;
}
