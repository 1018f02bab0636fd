import type { SpendShares } from "./observedSpend.ts";

/** However far off the observed shares are, they move a weight to no less than a quarter and no more than four times of it. */
const LARGEST_RATIO = 4;

/** What our weights of one medium are multiplied by; an id that is missing keeps its weight. */
export interface Steering {
  /** By sub-vertical. */
  readonly verticalMix: ReadonlyMap<string, number>;
  /** By market. */
  readonly marketWeights: ReadonlyMap<string, number>;
}

/**
 * Moves estimated shares towards observed ones. Only ids of which both say something are compared, each share being of what
 * these have together: the estimated share e and the observed one o give the multiplier (o / e) ^ reliability, the ratio kept within
 * 1/4 and 4; then all are scaled so that what was compared keeps its part of the whole. See `docs/ad-intel.md`.
 *
 * @param reliability 0–1: 0 moves nothing, 1 takes the observed shares
 * @throws RangeError where it is anything else
 */
export function steer(estimate: SpendShares, observed: SpendShares, reliability: number): Steering {
  if (!(reliability >= 0 && reliability <= 1))
    throw new RangeError(`Reliability is a number from 0 to 1, not ${reliability}.`);
  return {
    verticalMix: multipliers(estimate.bySubVertical, observed.bySubVertical, reliability),
    marketWeights: multipliers(estimate.byMarket, observed.byMarket, reliability),
  };
}

function multipliers(
  estimate: ReadonlyMap<string, number>,
  observed: ReadonlyMap<string, number>,
  reliability: number,
): Map<string, number> {
  const compared = [...observed].flatMap(([id, seen]) => {
    const expected = estimate.get(id) ?? 0;
    return isSomething(seen) && isSomething(expected) ? [{ id, seen, expected }] : [];
  });
  // One alone has no share that could be another one.
  if (reliability === 0 || compared.length < 2) return new Map();

  const allSeen = sum(compared.map(({ seen }) => seen));
  const allExpected = sum(compared.map(({ expected }) => expected));
  const moved = compared.map(({ id, seen, expected }) => {
    const ratio = seen / allSeen / (expected / allExpected);
    const within = Math.min(Math.max(ratio, 1 / LARGEST_RATIO), LARGEST_RATIO);
    return { id, expected, factor: within ** reliability };
  });
  const kept = allExpected / sum(moved.map(({ expected, factor }) => expected * factor));
  return new Map(moved.map(({ id, factor }) => [id, factor * kept]));
}

function isSomething(dollars: number): boolean {
  return dollars > 0 && dollars < Infinity;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
