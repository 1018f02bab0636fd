import { believed, changesOf, mean } from "./logTrend.ts";

/** Weight of "no cycle" against the years seen of a phase: a phase seen once counts half. */
const DOUBT = 1;

/**
 * A cycle of so many years around a steady trend: what a year of each phase differs from the trend, drawn towards nothing where a phase
 * was seen seldom. On logarithms.
 */
export function cycleAroundTrend(logs: readonly number[], period: number, horizons: number): number[] {
  const last = logs.length - 1;
  // Growth over whole cycles only, so that the phase of the ends does not pass for growth.
  const laps = logs.slice(period).map((value, place) => (value - (logs[place] ?? 0)) / period);
  const growth = believed(laps.length > 0 ? mean(laps) : mean(changesOf(logs)));
  const level = mean(logs.map((value, place) => value - growth * place));
  const phases = Array.from({ length: period }, (_, phase) => {
    const own = logs.flatMap((value, place) => (place % period === phase ? [value - growth * place - level] : []));
    return (mean(own) * own.length) / (own.length + DOUBT);
  });
  // The last cycle says where the level stands now; a mean over all years would lag behind it.
  const recent = Array.from({ length: Math.min(period, logs.length) }, (_, back) => {
    const place = last - back;
    return (logs[place] ?? 0) - growth * place - (phases[place % period] ?? 0);
  });
  const now = mean(recent);
  return Array.from({ length: horizons }, (_, step) => {
    const place = last + step + 1;
    return now + growth * place + (phases[place % period] ?? 0);
  });
}
