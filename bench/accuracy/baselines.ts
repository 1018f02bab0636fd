import { believed, changesOf } from "#forecast/projection/logTrend.ts";

/** What a method expects of the years after a history, and how far its own theory lets it err: both in logarithms. */
export interface Expected {
  readonly path: readonly number[];
  /** Standard errors by years ahead. */
  readonly errors: readonly number[];
}

/**
 * The usual methods of forecasting contests, each on logarithms, each estimated from the history alone. Their bands are those of their own
 * theory: normal errors, as large as they were one year ahead.
 */
export const BASELINES = { naive, drift, dampedTrend, theta, comb } as const;

export type BaselineName = keyof typeof BASELINES;

function naive(logs: readonly number[], horizons: number): Expected {
  const last = logs.at(-1) ?? 0;
  const error = rootMean(changesOf(logs), 0);
  return aheads(horizons, (h) => [last, error * Math.sqrt(h)]);
}

/** Its growth is held within what ours is held within: without that, three years of a young medium lead it anywhere. */
function drift(logs: readonly number[], horizons: number): Expected {
  const last = logs.at(-1) ?? 0;
  const changes = changesOf(logs);
  const growth = believed(changes.length === 0 ? 0 : (last - (logs[0] ?? 0)) / changes.length);
  const error = rootMean(
    changes.map((change) => change - growth),
    1,
  );
  return aheads(horizons, (h) => [last + growth * h, error * Math.sqrt(h * (1 + h / Math.max(1, changes.length)))]);
}

/** Years from which parameters can be estimated; until then these methods do as drift does. */
const LEAST = 6;

/** Exponential smoothing with a damped trend, ETS(A,Ad,N), its parameters estimated (Gardner and McKenzie 1985; Hyndman and others 2008). */
function dampedTrend(logs: readonly number[], horizons: number): Expected {
  return logs.length < LEAST ? drift(logs, horizons) : smoothed(logs, horizons, DAMPED);
}

/** Theta of Assimakopoulos and Nikolopoulos (2000) in the form of Hyndman and Billah (2003): level smoothing with half the slope of a straight line. */
function theta(logs: readonly number[], horizons: number): Expected {
  if (logs.length < LEAST) return drift(logs, horizons);
  const { fit, path, errors } = smoothed(logs, horizons, LEVEL);
  const n = logs.length;
  const slope = slopeOf(logs) / 2;
  const start = (1 - (1 - fit.level) ** n) / fit.level;
  return { path: path.map((value, step) => value + slope * (step + start)), errors };
}

/** Comb of the M4 contest: the mean of level smoothing, Holt's trend and the damped trend. */
function comb(logs: readonly number[], horizons: number): Expected {
  if (logs.length < LEAST) return drift(logs, horizons);
  const three = [LEVEL, HOLT, DAMPED].map((grid) => smoothed(logs, horizons, grid));
  const mean = (of: (one: Expected) => number) => three.reduce((sum, one) => sum + of(one), 0) / three.length;
  return aheads(horizons, (h) => [mean(({ path }) => path[h - 1] ?? 0), mean(({ errors }) => errors[h - 1] ?? 0)]);
}

interface Smoothing {
  readonly level: number;
  /** Part of a change of the level that the trend takes up; 0 with no damping of it means no trend at all. */
  readonly trend: number;
  /** What is left of a trend in the next year; 0 for none. */
  readonly damping: number;
}

const LEVELS = Array.from({ length: 20 }, (_, step) => (step + 1) / 20);
const TRENDS = [0.01, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1];
const LEVEL = LEVELS.map((level): Smoothing => ({ level, trend: 0, damping: 0 }));
const HOLT = LEVELS.flatMap((level) => TRENDS.map((trend): Smoothing => ({ level, trend, damping: 1 })));
const DAMPED = LEVELS.flatMap((level) =>
  TRENDS.flatMap((trend) => [0.8, 0.85, 0.9, 0.94, 0.98].map((damping): Smoothing => ({ level, trend, damping }))),
);

type Smoothed = Expected & { readonly fit: Smoothing };

/** The mean of three asks for what the damped trend has asked for. */
const remembered = new WeakMap<readonly number[], Map<readonly Smoothing[], Smoothed>>();

/**
 * The smoothing of least squared errors one year ahead. What it starts from is estimated too: errors are linear in level and trend of the
 * start, so these come of two equations instead of a search.
 */
function smoothed(logs: readonly number[], horizons: number, grid: readonly Smoothing[]): Smoothed {
  const known = remembered.get(logs) ?? new Map<readonly Smoothing[], Smoothed>();
  remembered.set(logs, known);
  const before = known.get(grid);
  if (before && before.path.length === horizons) return before;
  let best = follow(logs, grid[0]!);
  let fit = grid[0]!;
  for (const tried of grid) {
    const followed = follow(logs, tried);
    if (followed.squares < best.squares) [best, fit] = [followed, tried];
  }
  const used = fit.damping === 0 ? 2 : 4;
  const error = Math.sqrt(best.squares / Math.max(1, logs.length - used));
  let variance = 1;
  let fading = 0;
  const found = {
    fit,
    ...aheads(horizons, (h) => {
      if (h > 1) variance += (fit.level * (1 + fit.trend * fading)) ** 2;
      fading += fit.damping ** h;
      return [best.level + best.trend * fading, error * Math.sqrt(variance)];
    }),
  };
  known.set(grid, found);
  return found;
}

function follow(logs: readonly number[], { level: alpha, trend: beta, damping }: Smoothing) {
  // Level, trend and error as numbers of the series plus what a level and a trend of one at the start put on top.
  let [level, ofLevel, ofTrend] = [0, 1, 0];
  let [trend, trendOfLevel, trendOfTrend] = [0, 0, 1];
  let [ll, lt, tt, le, te, ee] = [0, 0, 0, 0, 0, 0];
  for (const value of logs) {
    const error = value - level - damping * trend;
    const [x, z] = [ofLevel + damping * trendOfLevel, ofTrend + damping * trendOfTrend];
    ll += x * x;
    lt += x * z;
    tt += z * z;
    le += x * error;
    te += z * error;
    ee += error * error;
    level += damping * trend + alpha * error;
    ofLevel = x - alpha * x;
    ofTrend = z - alpha * z;
    trend = damping * trend + alpha * beta * error;
    trendOfLevel = damping * trendOfLevel - alpha * beta * x;
    trendOfTrend = damping * trendOfTrend - alpha * beta * z;
  }
  const determinant = ll * tt - lt * lt;
  const single = determinant <= 1e-12 * ll * tt;
  const startTrend = single ? 0 : (ll * te - lt * le) / determinant;
  const startLevel = (le - lt * startTrend) / ll;
  return {
    level: level + ofLevel * startLevel + ofTrend * startTrend,
    trend: trend + trendOfLevel * startLevel + trendOfTrend * startTrend,
    squares: Math.max(0, ee - startLevel * le - startTrend * te),
  };
}

function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  return spread === 0 ? 0 : values.reduce((sum, value, place) => sum + value * (place - middle), 0) / spread;
}

function rootMean(values: readonly number[], used: number): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length - used));
}

function aheads(horizons: number, at: (h: number) => readonly [number, number]): Expected {
  const both = Array.from({ length: horizons }, (_, step) => at(step + 1));
  return { path: both.map(([value]) => value), errors: both.map(([, error]) => error) };
}
