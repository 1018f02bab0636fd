import type { ForecastScore } from "./scoreForecasts.ts";

/** Some scores in a few figures. */
export interface ScoreSummary {
  /** Forecasts that were scored. Several revisions may have forecast the same year. */
  readonly count: number;
  /** The middle miss without its sign, as a part of what came; null without any. */
  readonly medianError: number | null;
  /** The same of "no change", over those forecasts that have one. */
  readonly medianUnchanged: number | null;
  /** Of those forecasts, how many came closer than no change would have. */
  readonly closer: number;
  readonly compared: number;
  /** How many of those with a range were held by it. */
  readonly held: number;
  readonly ranged: number;
  /** Forecasts that a new definition keeps from being scored. */
  readonly notScored: number;
}

export function summarizeScores(scores: readonly ForecastScore[]): ScoreSummary {
  const misses = scores.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]));
  const compared = scores.flatMap(({ error, unchangedError }) =>
    error === null || unchangedError === null ? [] : [{ ours: Math.abs(error), unchanged: Math.abs(unchangedError) }],
  );
  const ranged = scores.filter(({ inRange }) => inRange !== null);
  return {
    count: misses.length,
    medianError: median(misses),
    medianUnchanged: median(compared.map(({ unchanged }) => unchanged)),
    closer: compared.filter(({ ours, unchanged }) => ours < unchanged).length,
    compared: compared.length,
    held: ranged.filter(({ inRange }) => inRange).length,
    ranged: ranged.length,
    notScored: scores.filter(({ isNewDefinition }) => isNewDefinition).length,
  };
}

function median(values: readonly number[]): number | null {
  const ordered = values.toSorted((a, b) => a - b);
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
