import { believed, fadingYears } from "./logTrend.ts";

/** Part of a year's growth that is left in the next. Gardner and McKenzie (1985) and later contests favour 0.8 to 0.98. */
const DAMPING = 0.85;
/** Years of the series that a trend is measured over. */
const WINDOW = 3;

/** The damped trend of the last three years, with stated instead of estimated parameters: for series too short to estimate any. On logarithms. */
export function houseTrend(logs: readonly number[], horizons: number): number[] {
  const last = logs.at(-1) ?? 0;
  const back = Math.min(WINDOW, logs.length - 1);
  const yearly = back === 0 ? 0 : (last - (logs[logs.length - 1 - back] ?? last)) / back;
  const trend = believed(yearly);
  return Array.from({ length: horizons }, (_, step) => last + trend * fadingYears(DAMPING, step + 1));
}
