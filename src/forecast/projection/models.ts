import { politicalOf, USUAL_CYCLE_GROWTH } from "../politicalCycle.ts";
import { withoutEconomy } from "./economy.ts";
import { withoutInterventions } from "./interventions.ts";
import { believed, changesOf, fadingYears, logsOf, mean } from "./logTrend.ts";

/** Part of a year's growth that is left in the next. Gardner and McKenzie (1985) and later contests favour 0.8 to 0.98. */
const DAMPING = 0.85;
/** Years of the series that a trend is measured over. */
const WINDOW = 3;

/** The damped trend of the last three years, with stated instead of estimated parameters: for series too short to estimate any. On logarithms. */
function houseTrend(logs: readonly number[], horizons: number): number[] {
  const last = logs.at(-1) ?? 0;
  const back = Math.min(WINDOW, logs.length - 1);
  const yearly = back === 0 ? 0 : (last - (logs[logs.length - 1 - back] ?? last)) / back;
  const trend = believed(yearly);
  return Array.from({ length: horizons }, (_, step) => last + trend * fadingYears(DAMPING, step + 1));
}

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
function dampedHolt(logs: readonly number[], horizons: number): number[] {
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

/** Ways to go on from a history: as it was last, five trends, and the mean of those that the history is long enough for. */
export const CORE_MODELS = [
  "naive",
  "drift",
  "dampedTrend",
  "economicTrend",
  "groupTrend",
  "dampedHolt",
  "combined",
] as const;
/** The same for what elections make. */
export const POLITICAL_MODELS = ["samePhase", "steadyCycle", "phaseGrowth"] as const;

type CoreModel = (typeof CORE_MODELS)[number];
type PoliticalModel = (typeof POLITICAL_MODELS)[number];
export type ModelName = CoreModel | PoliticalModel;

/** What a model goes by. */
export interface Known {
  /** One value a year, zero or more; the last one is followed first. */
  readonly values: readonly number[];
  /** The year of the first value. */
  readonly firstYear: number;
  /** Logarithmic growth a year of the other series of the kind, lately; for politics from phase to phase, by the year. */
  readonly groupGrowth: number;
}

/** Years of a history that a model needs. */
const LEAST: Readonly<Record<CoreModel, number>> = {
  naive: 1,
  drift: 2,
  dampedTrend: 2,
  economicTrend: 3,
  groupTrend: 1,
  dampedHolt: 5,
  combined: 1,
};

/** Years of own growth that weigh as much as the group's. */
const OWN_GROWTH_YEARS = 3;
/** Part of the group's growth left each year. */
const GROUP_DAMPING = 0.9;

/** What every model that can say anything of a history expects of the years after it, zero or more; the plainest first. */
export function pathsOf(known: Known, political: boolean, horizons: number): Map<ModelName, number[]> {
  if (political) return new Map(POLITICAL_MODELS.map((model) => [model, politicalPath(model, known, horizons)]));
  const last = known.values.at(-1) ?? 0;
  const paths = new Map<ModelName, number[]>([["naive", Array.from({ length: horizons }, () => last)]]);
  const seen = logsOf(known.values);
  const firstYear = known.firstYear + known.values.length - seen.length;
  const { logs } = withoutInterventions(seen, firstYear);
  for (const model of CORE_MODELS) {
    if (model === "naive" || logs.length < LEAST[model]) continue;
    paths.set(
      model,
      WAYS[model]({ seen, logs, firstYear, groupGrowth: known.groupGrowth, horizons, paths }).map(Math.exp),
    );
  }
  return paths;
}

interface Given extends Pick<Known, "firstYear" | "groupGrowth"> {
  /** Logarithms of the values; at least as many as the model needs. */
  readonly seen: readonly number[];
  /** The same without interventions. */
  readonly logs: readonly number[];
  readonly horizons: number;
  /** Of the plainer models, not in logarithms. */
  readonly paths: ReadonlyMap<ModelName, readonly number[]>;
}

/** Each model as logarithms of the years to come. */
const WAYS: Readonly<Record<Exclude<CoreModel, "naive">, (given: Given) => number[]>> = {
  drift: (given) => {
    const growth = believed(mean(changesOf(given.logs)));
    return along(given, (years) => growth * years);
  },
  dampedTrend: ({ logs, horizons }) => houseTrend(logs, horizons),
  economicTrend: ({ seen, firstYear, horizons }) =>
    houseTrend(withoutInterventions(withoutEconomy(seen, firstYear), firstYear).logs, horizons),
  groupTrend: (given) => {
    const own = changesOf(given.logs).slice(-OWN_GROWTH_YEARS);
    const sum = mean(own) * own.length + given.groupGrowth * OWN_GROWTH_YEARS;
    const growth = believed(sum / (own.length + OWN_GROWTH_YEARS));
    return along(given, (years) => growth * fadingYears(GROUP_DAMPING, years));
  },
  dampedHolt: ({ logs, horizons }) => dampedHolt(logs, horizons),
  combined: ({ horizons, paths }) => {
    const trends = [...paths].flatMap(([model, path]) => (model === "naive" ? [] : [path]));
    return Array.from({ length: horizons }, (_, step) => mean(trends.map((path) => Math.log(path[step] ?? 0))));
  },
};

function along({ logs, horizons }: Given, growth: (years: number) => number): number[] {
  const last = logs.at(-1) ?? 0;
  return Array.from({ length: horizons }, (_, step) => last + growth(step + 1));
}

function politicalPath(model: PoliticalModel, { values, firstYear, groupGrowth }: Known, horizons: number): number[] {
  const given = new Map(values.map((value, step) => [firstYear + step, value]));
  const growth = { samePhase: 1, steadyCycle: USUAL_CYCLE_GROWTH, phaseGrowth: Math.exp(groupGrowth) }[model];
  return Array.from({ length: horizons }, (_, step) => politicalOf(given, firstYear + values.length + step, growth));
}
