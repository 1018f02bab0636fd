/** Where a market starts from, and how fast its influence travels. */
export interface Seed {
  /** Positions of the counties of its cities; they are its own whatever comes. */
  readonly core: readonly number[];
  /** Positions of further counties it is known to serve. */
  readonly reach: readonly number[];
  /** Kilometres per unit of time; only ratios matter. */
  readonly speed: number;
}

interface Step {
  readonly time: number;
  readonly county: number;
  readonly market: number;
}

/**
 * Lets all markets grow from their counties at once, each with its own speed, from neighbour to neighbour; a county
 * belongs to whoever arrives first. Growing along borders keeps territories in one piece.
 * `cost(from, to)` is the way between two neighbouring counties in kilometres. Returns the market's position per county.
 */
export function growTerritories(
  neighbours: readonly (readonly number[])[],
  seeds: readonly Seed[],
  cost: (from: number, to: number) => number,
): number[] {
  const owner: number[] = neighbours.map(() => -1);
  const steps = seeds.flatMap(({ core, reach }, market): Step[] => [
    ...core.map((county) => ({ time: -2, county, market })),
    ...reach.map((county) => ({ time: -1, county, market })),
  ]);
  const queue = steps.toSorted(earlier);
  for (let step = queue.shift(); step; step = queue.shift()) {
    if (owner[step.county] !== -1) continue;
    owner[step.county] = step.market;
    const start = Math.max(0, step.time);
    for (const next of neighbours[step.county] ?? []) {
      if (owner[next] !== -1) continue;
      const time = start + cost(step.county, next) / (seeds[step.market]?.speed ?? 1);
      enqueue(queue, { time, county: next, market: step.market });
    }
  }
  return owner;
}

function enqueue(queue: Step[], step: Step): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle];
    if (other && earlier(other, step) <= 0) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, step);
}

/** Ties go to the larger market, which stands first. */
function earlier(a: Step, b: Step): number {
  return a.time - b.time || a.market - b.market || a.county - b.county;
}
