/** Places from the largest amount to the smallest. Equal amounts keep their order, "no data" (NaN) comes last. */
export function largestFirst(amounts: ArrayLike<number>): number[] {
  const ordered = Array.from(amounts, (amount, place) => ({
    place,
    amount: Number.isNaN(amount) ? -Infinity : amount,
  }));
  ordered.sort((a, b) => (a.amount === b.amount ? a.place - b.place : b.amount - a.amount));
  return ordered.map(({ place }) => place);
}

/** The rank of each amount, 1 for the largest; every rank is given once. */
export function ranks(amounts: ArrayLike<number>): number[] {
  const result = Array.from(amounts, () => 0);
  for (const [above, place] of largestFirst(amounts).entries()) result[place] = above + 1;
  return result;
}
