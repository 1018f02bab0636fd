/** Where nearly all moved alike, a part of a percent is no news. */
const LEAST_DEVIATION = 0.01;
/** Makes the median deviation comparable with a standard deviation. */
const MEDIAN_TO_SIGMA = 1.4826;

/**
 * How far each change lies from the middle one, in deviations that outliers themselves cannot shift: logarithms of after by before against their
 * median. NaN where either amount is zero.
 */
export function zScores(before: readonly number[], after: readonly number[]): number[] {
  const ratios = after.map((now, place) => {
    const was = before[place] ?? 0;
    return was > 0 && now > 0 ? Math.log(now / was) : Number.NaN;
  });
  const known = ratios.filter((ratio) => !Number.isNaN(ratio));
  const middle = median(known);
  const deviation = Math.max(MEDIAN_TO_SIGMA * median(known.map((ratio) => Math.abs(ratio - middle))), LEAST_DEVIATION);
  return ratios.map((ratio) => (ratio - middle) / deviation);
}

function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
