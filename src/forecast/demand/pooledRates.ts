/** However alike places look by chance, and however much one of them stands out, some of both is believed. */
const LEAST_SPREAD = 1e-3;
const MOST_SPREAD = 1e4;

/**
 * Rates of counts against what was to be expected of them, each drawn to the rate around it: with a Gamma prior of that mean and shape κ the posterior mean is
 * p (κ + n) / (κ + E p). κ is estimated from all places together by moments: 1/κ = Σ ((n − E p)² − E p) / Σ (E p)².
 *
 * @param counts n, and `expected` E, what they would be at rate 1
 * @param around p, the rates that they are drawn to
 */
export function pooledRates(
  counts: readonly number[],
  expected: readonly number[],
  around: readonly number[],
): number[] {
  let [spread, weight] = [0, 0];
  counts.forEach((count, place) => {
    const mean = (expected[place] ?? 0) * (around[place] ?? 1);
    spread += (count - mean) ** 2 - mean;
    weight += mean ** 2;
  });
  const relative = weight > 0 ? Math.min(MOST_SPREAD, Math.max(LEAST_SPREAD, spread / weight)) : LEAST_SPREAD;
  const shape = 1 / relative;
  return counts.map((count, place) => {
    const rate = around[place] ?? 1;
    return (rate * (shape + count)) / (shape + (expected[place] ?? 0) * rate);
  });
}
