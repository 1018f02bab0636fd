/** What was observed and what we estimate of one sub-vertical and medium, whole dollars. */
export interface Compared {
  readonly subVertical: string;
  readonly medium: string;
  readonly observed: number;
  readonly estimate: number;
}

/** `low` and `high`: outside of half to twice our estimate. `outlier`: further from the medium's usual ratio than any good measurement goes. */
export type VarianceFlag = "low" | "high" | "outlier";

export interface Variance extends Compared {
  /** Observed over estimated; null where we estimate nothing. */
  readonly ratio: number | null;
  readonly flag: VarianceFlag | null;
}

const [LOW, HIGH] = [0.5, 2];
/** In robust standard deviations of the logarithm, as of a normal distribution. */
const FAR = 3;
const MAD_TO_SIGMA = 1.4826;
/** Fewer ratios have no usual one. */
const LEAST = 8;

/** Ratios of observed to estimated spend, the ones with most dollars at stake first. */
export function variances(compared: readonly Compared[]): Variance[] {
  const usual = new Map(
    [...Map.groupBy(compared, ({ medium }) => medium)].map(([medium, ofMedium]) => [medium, spreadOf(ofMedium)]),
  );
  return compared
    .map((one) => ({ ...one, ratio: one.estimate > 0 ? one.observed / one.estimate : null }))
    .map((one) => ({ ...one, flag: flagOf(one.ratio, usual.get(one.medium)) }))
    .toSorted((a, b) => Math.abs(b.observed - b.estimate) - Math.abs(a.observed - a.estimate));
}

interface Spread {
  /** Median of the logarithms of the ratios. */
  readonly middle: number;
  readonly sigma: number;
}

function spreadOf(compared: readonly Compared[]): Spread | undefined {
  const logs = compared.flatMap(({ observed, estimate }) =>
    observed > 0 && estimate > 0 ? [Math.log(observed / estimate)] : [],
  );
  if (logs.length < LEAST) return undefined;
  const middle = medianOf(logs);
  return { middle, sigma: MAD_TO_SIGMA * medianOf(logs.map((log) => Math.abs(log - middle))) };
}

function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function flagOf(ratio: number | null, usual: Spread | undefined): VarianceFlag | null {
  if (ratio === null) return null;
  if (ratio > 0 && usual && usual.sigma > 0 && Math.abs(Math.log(ratio) - usual.middle) > FAR * usual.sigma)
    return "outlier";
  if (ratio < LOW) return "low";
  return ratio > HIGH ? "high" : null;
}
