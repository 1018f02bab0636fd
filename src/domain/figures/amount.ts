/**
 * The arithmetic of amounts of which some are not known. Inside wallets and sums "no data" is NaN, which is not zero;
 * wherever figures leave the arithmetic it becomes null.
 */
export const NO_DATA = Number.NaN;

/** The amount at a place of a list; no data beyond its end. */
export function amountAt(amounts: ArrayLike<number>, place: number): number {
  return amounts[place] ?? NO_DATA;
}

/** Adds up what is known: "no data" is skipped, and only a sum of nothing but "no data" is none. */
export function addKnown(sum: number, amount: number): number {
  if (Number.isNaN(amount)) return sum;
  return Number.isNaN(sum) ? amount : sum + amount;
}

export function sumKnown(amounts: ArrayLike<number>): number {
  let sum = NO_DATA;
  for (let place = 0; place < amounts.length; place++) sum = addKnown(sum, amountAt(amounts, place));
  return sum;
}

export function nullIfUnknown(amount: number): number | null {
  return Number.isNaN(amount) ? null : amount;
}
