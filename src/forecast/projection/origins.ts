import { electionPhase, USUAL_CYCLE_GROWTH } from "../politicalCycle.ts";
import { interventionsIn, withoutInterventions } from "./interventions.ts";
import { changesOf, logsOf, mean, middle } from "./logTrend.ts";
import { type ModelName, pathsOf } from "./models.ts";
import { type EvenSeries, seenIn } from "./yearSeries.ts";

/** A series as it stood at the end of a year, and what every model made of it then. Nothing in here knows a later year. */
export interface Origin {
  readonly series: EvenSeries;
  readonly year: number;
  /** Years that were known, but for those that an intervention pushed off its course. */
  readonly history: number;
  /** What each model expected, from the next year on; the plainest first. */
  readonly paths: ReadonlyMap<ModelName, readonly number[]>;
  /** Mean absolute change from year to year in the history: what errors are scaled by. Null for less than two years, or all zero. */
  readonly scale: number | null;
  /** How unsteadily it grew: mean distance of a year's growth from the usual one, drawn towards that of its kind. */
  readonly spread: number;
}

/** Whether a history is long enough to judge forecasts from: three years, and of politics a whole cycle. */
export function isOldEnough({ series, history, scale }: Origin): boolean {
  return scale !== null && history >= (series.political ? 4 : 3);
}

/** A scale is at least this part of the usual value, so that a series that stood still once does not outweigh all others. */
const LEAST_SCALE = 0.01;
const LEAST_SPREAD = 0.005;
/** Years of own growth that weigh as much as the kind's spread. */
const OWN_SPREAD_YEARS = 3;
/** Years that the growth of others is taken over. */
const LATELY = 3;
/** Years that tell how unsteady a series is now. */
const LATELY_UNSTEADY = 5;

/** Every origin of every series, to its last year: the last one of each is where the future begins. */
export function originsOf(all: readonly EvenSeries[], horizons: number): Origin[] {
  return [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((kind) => {
    const years = new Map<number, KindYear>();
    return kind.flatMap((series) =>
      series.values.map((_, step): Origin => {
        const year = series.firstYear + step;
        const values = seenIn(series, year);
        const ofKind = years.get(year) ?? kindYear(kind, year);
        years.set(year, ofKind);
        const known = { values, firstYear: series.firstYear, groupGrowth: growthOfOthers(ofKind, series) };
        return {
          series,
          year,
          history: series.political ? values.length : values.length - interventionsIn(series.firstYear, year),
          paths: pathsOf(known, series.political, horizons),
          scale: scaleOf(values),
          spread: spreadOf(values, series, ofKind.spread),
        };
      }),
    );
  });
}

/** What a kind was like at the end of a year. */
interface KindYear {
  /** Logarithmic growth a year lately, of each series that has any. */
  readonly growths: ReadonlyMap<EvenSeries, number>;
  readonly spread: number;
}

function kindYear(kind: readonly EvenSeries[], year: number): KindYear {
  const all = kind.map((series) => ({ series, growths: growthsOf(seenIn(series, year), series) }));
  return {
    growths: new Map(
      all.flatMap(({ series, growths }) =>
        growths.length > 0 ? [[series, mean(growths.slice(-LATELY))] as const] : [],
      ),
    ),
    spread: middle(all.flatMap(({ growths }) => (growths.length >= 2 ? [distance(growths)] : []))),
  };
}

function growthOfOthers({ growths }: KindYear, series: EvenSeries): number {
  const others = [...growths].flatMap(([other, growth]) => (other === series ? [] : [growth]));
  if (!series.political) return middle(others);
  // Few cycles are ever known: what they grew by is drawn towards the usual.
  const usual = Math.log(USUAL_CYCLE_GROWTH);
  return others.length === 0 ? usual : (middle(others) + usual) / 2;
}

/** Logarithmic growth a year, from each year to the next; of political series from each year to the next of its phase. */
function growthsOf(values: readonly number[], { political, firstYear }: EvenSeries): number[] {
  if (!political) {
    const seen = logsOf(values);
    const { logs, filled } = withoutInterventions(seen, firstYear + values.length - seen.length);
    // What was filled in evenly says nothing of its own: the way over it counts as one growth.
    return changesOf(logs).filter((_, place) => !filled[place]);
  }
  return values.flatMap((value, place) => {
    const back = electionPhase(firstYear + place) === "odd" ? 2 : 4;
    const before = values[place - back] ?? 0;
    return value > 0 && before > 0 ? [Math.log(value / before) / back] : [];
  });
}

function scaleOf(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const scale = Math.max(mean(changesOf(values).map(Math.abs)), LEAST_SCALE * mean(values));
  return scale > 0 ? scale : null;
}

function spreadOf(values: readonly number[], series: EvenSeries, ofKind: number): number {
  // Too few cycles are ever known to tell an unsteady series from a steady one.
  if (series.political) return 1;
  const growths = growthsOf(values, series);
  const own = growths.length < 2 ? 0 : growths.length;
  return Math.max(LEAST_SPREAD, (distance(growths) * own + ofKind * OWN_SPREAD_YEARS) / (own + OWN_SPREAD_YEARS));
}

/** Half of it is how it has been lately: what has left its usual growth is less certain from then on, not once years of it outweigh the calm ones. */
function distance(growths: readonly number[]): number {
  const usual = middle(growths);
  const distances = growths.map((growth) => Math.abs(growth - usual));
  return (mean(distances) + mean(distances.slice(-LATELY_UNSTEADY))) / 2;
}
