import { politicalOf, USUAL_CYCLE_GROWTH } from "../politicalCycle.ts";
import { dampedHolt } from "./dampedHolt.ts";
import { withoutEconomy } from "./economy.ts";
import { cycleAroundTrend } from "./electionCycle.ts";
import { houseTrend } from "./houseTrend.ts";
import { believed, changesOf, fadingYears, logsOf, mean, middle } from "./logTrend.ts";

/** Ways to go on from a history, the plainest first: of equals the plainer one is taken. */
export const CORE_MODELS = [
  "naive",
  "drift",
  "dampedTrend",
  "economicTrend",
  "groupTrend",
  "dampedHolt",
  "twoYearCycle",
  "fourYearCycle",
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
  twoYearCycle: 4,
  fourYearCycle: 8,
  combined: 4,
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
  const logs = logsOf(known.values);
  const firstYear = known.firstYear + known.values.length - logs.length;
  for (const model of CORE_MODELS) {
    if (model === "naive" || logs.length < LEAST[model]) continue;
    paths.set(model, WAYS[model]({ logs, firstYear, groupGrowth: known.groupGrowth, horizons, paths }).map(Math.exp));
  }
  return paths;
}

interface Given extends Pick<Known, "firstYear" | "groupGrowth"> {
  /** Logarithms of the values; at least as many as the model needs. */
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
  economicTrend: ({ logs, firstYear, horizons }) => houseTrend(withoutEconomy(logs, firstYear), horizons),
  groupTrend: (given) => {
    const own = changesOf(given.logs).slice(-OWN_GROWTH_YEARS);
    const sum = mean(own) * own.length + given.groupGrowth * OWN_GROWTH_YEARS;
    const growth = believed(sum / (own.length + OWN_GROWTH_YEARS));
    return along(given, (years) => growth * fadingYears(GROUP_DAMPING, years));
  },
  dampedHolt: ({ logs, horizons }) => dampedHolt(logs, horizons),
  twoYearCycle: ({ logs, horizons }) => cycleAroundTrend(logs, 2, horizons),
  fourYearCycle: ({ logs, horizons }) => cycleAroundTrend(logs, 4, horizons),
  combined: ({ horizons, paths }) => {
    const three = [paths.get("drift"), paths.get("dampedTrend"), paths.get("dampedHolt") ?? paths.get("groupTrend")];
    return Array.from({ length: horizons }, (_, step) => Math.log(middle(three.map((path) => path?.[step] ?? 0))));
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
