/** Divides a whole number in proportion to weights so that the whole parts add up to it; ties go to the first. */
export function largestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum === 0 ? 0 : (weight / sum) * total));
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = [...exact.keys()].toSorted((a, b) => remainder(exact, b) - remainder(exact, a) || a - b);
  for (const position of byRemainder.slice(0, missing)) parts[position] = (parts[position] ?? 0) + 1;
  return parts;
}

function remainder(exact: readonly number[], position: number): number {
  return (exact[position] ?? 0) % 1;
}
