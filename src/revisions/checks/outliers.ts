import { rounded } from "#domain/figures/rounded.ts";
import { growth } from "#domain/figures/growth.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { mediumTotals, verticalTotals } from "./compareRevisions.ts";

/** A market's figure that moved quite unlike the same figure of the other markets. */
export interface Outlier {
  readonly market: string;
  readonly by: "medium" | "vertical";
  /** Of the medium or vertical. */
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly growth: number | null;
  /** How the middle one of all markets moved. */
  readonly usual: number;
  /** Dollars more or less than if it had moved like that. */
  readonly unexpected: number;
}

/** How many usual deviations from the middle make an outlier: the customary bound for scores that outliers themselves cannot shift. */
const BOUND = 3.5;
/** Makes the median deviation comparable with a standard deviation. */
const MEDIAN_TO_SIGMA = 1.4826;
/** Where nearly all markets moved alike, a part of a percent is no news. */
const LEAST_DEVIATION = 0.01;
/** Nor are fewer dollars than this. */
const LEAST_DOLLARS = 10_000;
const MOST = 100;

/** What stands out between two sets of wallets in one year: TV markets by medium and by vertical, the most unexpected dollars first. */
export function outliers(
  before: ReadonlyMap<string, Wallet>,
  after: ReadonlyMap<string, Wallet>,
  year: number,
): Outlier[] {
  const pairs = [...after].flatMap(([market, wallet]): Pair[] => {
    const earlier = before.get(market);
    return market.startsWith("tv-") && earlier ? [{ market, before: earlier, after: wallet }] : [];
  });
  return [
    ...outliersBy("medium", pairs, (wallet) => mediumTotals(wallet, year)),
    ...outliersBy("vertical", pairs, (wallet) => verticalTotals(wallet, year)),
  ]
    .toSorted((a, b) => Math.abs(b.unexpected) - Math.abs(a.unexpected))
    .slice(0, MOST);
}

interface Pair {
  readonly market: string;
  readonly before: Wallet;
  readonly after: Wallet;
}

interface Move {
  readonly market: string;
  readonly before: number;
  readonly after: number;
  /** Logarithm of after by before: doubling and halving are equally far. */
  readonly ratio: number;
}

function outliersBy(
  by: Outlier["by"],
  pairs: readonly Pair[],
  totals: (wallet: Wallet) => ReadonlyMap<string, number>,
): Outlier[] {
  const moves = new Map<string, Move[]>();
  for (const { market, before, after } of pairs) {
    const earlier = totals(before);
    for (const [id, now] of totals(after)) {
      const was = earlier.get(id) ?? 0;
      if (!(was > 0) || !(now > 0)) continue;
      const list = moves.get(id) ?? [];
      moves.set(id, list);
      list.push({ market, before: was, after: now, ratio: Math.log(now / was) });
    }
  }
  return [...moves].flatMap(([id, list]) => standingOut(list).map((found) => ({ ...found, by, id })));
}

function standingOut(moves: readonly Move[]): Omit<Outlier, "by" | "id">[] {
  const middle = median(moves.map(({ ratio }) => ratio));
  const deviation = median(moves.map(({ ratio }) => Math.abs(ratio - middle))) * MEDIAN_TO_SIGMA;
  const bound = BOUND * Math.max(deviation, LEAST_DEVIATION);
  return moves.flatMap(({ market, before, after, ratio }) => {
    const unexpected = rounded(after - before * Math.exp(middle), 0) ?? 0;
    if (Math.abs(ratio - middle) <= bound || Math.abs(unexpected) < LEAST_DOLLARS) return [];
    return [{ market, before, after, growth: growth(before, after), usual: Math.exp(middle) - 1, unexpected }];
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper;
}
