/**
 * The rank of each amount, 1 for the largest. Equal amounts share the better rank, and the next one counts on as if they had
 * stood apart (1, 2, 2, 4). What is not known, null or NaN, has no rank.
 */
export function sharedRanks(amounts: readonly (number | null)[]): (number | null)[] {
  const known = amounts.flatMap((amount) => (isKnown(amount) ? [amount] : [])).toSorted((a, b) => b - a);
  const rankOf = new Map<number, number>();
  for (const [above, amount] of known.entries()) if (!rankOf.has(amount)) rankOf.set(amount, above + 1);
  return amounts.map((amount) => (isKnown(amount) ? (rankOf.get(amount) ?? null) : null));
}

const isKnown = (amount: number | null): amount is number => amount !== null && !Number.isNaN(amount);
