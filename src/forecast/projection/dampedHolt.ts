import { believed, changesOf, fadingYears, mean } from "./logTrend.ts";

interface Smoothing {
  readonly level: number;
  readonly trend: number;
  readonly damping: number;
}

/** Coarse on purpose: series of years are too short to tell neighbouring values apart, and a grid has no start to depend on. */
const GRID: readonly Smoothing[] = [0.3, 0.5, 0.7, 0.9, 1].flatMap((level) =>
  [0.05, 0.15, 0.3, 0.5, 0.8].flatMap((trend) => [0.6, 0.7, 0.8, 0.9].map((damping) => ({ level, trend, damping }))),
);

/** Years that the trend begins with. */
const START = 3;

/**
 * Holt's two-parameter smoothing with a damped trend (Gardner and McKenzie 1985): level and trend follow the series, how quickly and
 * how damped is chosen from a grid by the squared errors one year ahead. On logarithms, so growth is smoothed, not dollars.
 */
export function dampedHolt(logs: readonly number[], horizons: number): number[] {
  const start = mean(changesOf(logs).slice(0, START));
  let best = follow(logs, start, GRID[0]!);
  let chosen = GRID[0]!;
  for (const smoothing of GRID) {
    const tried = follow(logs, start, smoothing);
    if (tried.squares < best.squares) [best, chosen] = [tried, smoothing];
  }
  return Array.from(
    { length: horizons },
    (_, step) => best.level + believed(best.trend) * fadingYears(chosen.damping, step + 1),
  );
}

function follow(logs: readonly number[], start: number, { level: alpha, trend: beta, damping }: Smoothing) {
  let level = logs[0]!;
  let trend = start;
  let squares = 0;
  for (let place = 1; place < logs.length; place++) {
    const expected = level + damping * trend;
    const error = logs[place]! - expected;
    squares += error * error;
    const next = expected + alpha * error;
    trend = damping * trend + beta * alpha * error;
    level = next;
  }
  return { level, trend, squares };
}
