import { amountAt } from "../figures/amount.ts";
import type { PartShares } from "./marketShares.ts";
import { type QuantileOfOthers, quantileOfOthers } from "./quantileOfOthers.ts";

/** From here on a share is among the best quarter. */
const BEST_QUARTER = 0.75;

/** Where the best quarter of some markets begins, cell by cell, over those that know the figure; of all of them or without any one. */
export function topShares(markets: readonly PartShares[]): QuantileOfOthers[] {
  const values = new Float64Array(markets.length);
  return Array.from({ length: markets[0]?.length ?? 0 }, (_, cell) => {
    const known = gather(markets, cell, values);
    return quantileOfOthers(values.subarray(0, known), BEST_QUARTER);
  });
}

/** Writes what is known of a cell into `values`, and answers how many that are. */
export function gather(markets: readonly PartShares[], cell: number, values: Float64Array): number {
  let known = 0;
  for (const one of markets) {
    const share = amountAt(one, cell);
    if (!Number.isNaN(share)) values[known++] = share;
  }
  return known;
}
