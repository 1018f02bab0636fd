/** A figure, and how far it may be off. */
export interface Estimate {
  readonly value: number;
  /** Half of the band that holds it in four of five cases, as a part of it. */
  readonly error: number;
}

/** Shares and growth are printed in tenths of a percent, the share of a single seller in hundredths. */
const PRINTED = 0.001;
export const FINELY_PRINTED = 0.0001;

/** Less than this part of the money there is no difference worth a word. */
const MATERIAL = 0.01;

/** Whether two figures differ by more than they may be off together, and by more than what is printed can show. */
export function isSignificant(one: Estimate, other: Estimate, precision = PRINTED): boolean {
  const apart = Math.abs(one.value - other.value);
  return apart > Math.hypot(one.value * one.error, other.value * other.error) && apart > precision;
}

/** Whether a difference is worth enough of the money that there is. */
export function isMaterial(difference: number, money: number): boolean {
  return money > 0 && Math.abs(difference) >= MATERIAL * money;
}

/** Whether the data carry that two shares differ: else they are level. Nothing at all differs from anything. */
export function sharesDiffer(one: Estimate, other: Estimate, precision = PRINTED): boolean {
  if (one.value === 0) return other.value > 0;
  return isSignificant(one, other, precision) && isMaterial(one.value - other.value, one.value);
}

/** Whether the data carry that something grows faster or more slowly than something else; growth as a part of one, over as many years as it is of. */
export function growthsDiffer(one: Estimate, other: Estimate, years = 1): boolean {
  const grown = ({ value, error }: Estimate): Estimate => ({ value: (1 + value) ** years, error });
  const [here, there] = [grown(one), grown(other)];
  return (
    Math.abs(one.value - other.value) > PRINTED &&
    isSignificant(here, there, 0) &&
    isMaterial(here.value - there.value, there.value)
  );
}
