import { sumKnown } from "./amount.ts";

/**
 * Whole parts of a whole total, in proportion to the weights, by largest remainder: each part is its exact share rounded up or
 * down, and together they are the total. Equal remainders go to the larger weight, then to the earlier place.
 * All parts are 0 where no weight is positive. NaN weighs nothing.
 */
export function apportion(total: number, weights: ArrayLike<number>): number[] {
  const positive = Array.from(weights, (weight) => (weight > 0 ? weight : 0));
  const sum = sumKnown(positive);
  if (!sum) return positive;
  const parts = positive.map((weight, place) => {
    const exact = (total * weight) / sum;
    const whole = Math.floor(exact);
    return { place, weight, whole, remainder: exact - whole };
  });
  const missing = total - parts.reduce((given, { whole }) => given + whole, 0);
  const result = parts.map(({ whole }) => whole);
  parts.sort((a, b) => b.remainder - a.remainder || b.weight - a.weight || a.place - b.place);
  for (const { place, whole } of parts.slice(0, missing)) result[place] = whole + 1;
  return result;
}
