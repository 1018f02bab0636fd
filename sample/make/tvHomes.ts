/** Part of households that has a screen for television. */
const WITH_TELEVISION = 0.965;

interface Pool {
  readonly sum: number;
  readonly size: number;
}

/**
 * TV homes that keep the order of the real ranks. Neighbours whose modelled households contradict it are pooled
 * (isotonic regression), and between the middles of the pools the homes fall evenly. `households` stands in the order of
 * the ranks; a later market never has as many homes as an earlier one.
 */
export function tvHomes(households: readonly number[]): number[] {
  const pools = pool(households.map((count) => count * WITH_TELEVISION));
  let start = 0;
  const knots = pools.map(({ sum, size }) => {
    const middle = start + (size - 1) / 2;
    start += size;
    return { rank: middle, log: Math.log(sum / size) };
  });
  return households.map((_, rank) => Math.round(Math.exp(logAt(knots, rank))));
}

function pool(values: readonly number[]): Pool[] {
  const pools: Pool[] = [];
  for (const value of values) {
    let latest: Pool = { sum: value, size: 1 };
    for (let last = pools.at(-1); last && last.sum / last.size <= latest.sum / latest.size; last = pools.at(-1)) {
      pools.pop();
      latest = { sum: latest.sum + last.sum, size: latest.size + last.size };
    }
    pools.push(latest);
  }
  return pools;
}

/** On the line through the two knots around a rank, or through the two nearest beyond the ends. */
function logAt(knots: readonly { readonly rank: number; readonly log: number }[], rank: number): number {
  const after = knots.findIndex((knot) => knot.rank >= rank);
  const right = Math.max(1, after === -1 ? knots.length - 1 : after);
  const [a, b] = [knots[right - 1], knots[right]];
  if (!a || !b) return knots[0]?.log ?? 0;
  return a.log + ((b.log - a.log) * (rank - a.rank)) / (b.rank - a.rank);
}
