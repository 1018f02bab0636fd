import { chooser } from "./chooseModel.ts";
import { gatherMisses, type Miss, type Misses } from "./conformal.ts";
import { isIntervention } from "./interventions.ts";
import type { ModelName } from "./models.ts";
import { isOldEnough, type Origin, originsOf } from "./origins.ts";
import type { EvenSeries } from "./yearSeries.ts";

/** One year that was forecast from an earlier one and has been observed since. */
export interface Case extends Miss {
  readonly origin: Origin;
  readonly model: ModelName;
  readonly expected: number;
  readonly actual: number;
}

/** What the pasts of some series teach. */
export interface Experience {
  readonly origins: readonly Origin[];
  /** The model a forecast goes by: the mean of trends, of politics the one that did best by the origin's year. */
  readonly modelAt: (origin: Origin) => ModelName;
  /** Every origin that is old enough against every later year observed, by the model that was taken then. */
  readonly cases: readonly Case[];
  readonly misses: Misses;
}

/** Plays every past year through: what was known then, which model was taken, and how far that missed. */
export function experienceOf(all: readonly EvenSeries[], horizons: number): Experience {
  const origins = originsOf(all, horizons);
  const bestOfPolitics = chooser(origins.filter(({ series }) => series.political));
  const modelAt = (origin: Origin): ModelName => {
    if (origin.series.political) return bestOfPolitics(origin);
    return origin.paths.has("combined") ? "combined" : "naive";
  };
  const cases = origins.flatMap((origin): Case[] => {
    const { series, year, history, spread } = origin;
    if (!isOldEnough(origin)) return [];
    const model = modelAt(origin);
    return (origin.paths.get(model) ?? []).flatMap((expected, step): Case[] => {
      const target = year + step + 1;
      const actual = series.values[target - series.firstYear];
      if (actual === undefined || !series.observed[target - series.firstYear]) return [];
      // A forecast of nothing has no part to miss by: as far off as can be, unless it was right.
      const part = expected > 0 ? Math.abs(actual - expected) / expected : actual > 0 ? 1 : 0;
      const spreads = part / spread;
      return [{ origin, series, history, model, horizon: step + 1, target, expected, actual, spreads }];
    });
  });
  return { origins, modelAt, cases, misses: gatherMisses(cases.filter(isUsual)) };
}

/** Whether a miss says something of the next one: neither from nor of a year that an intervention pushed off its course. */
function isUsual({ series, origin, target }: Case): boolean {
  return series.political || !(isIntervention(origin.year) || isIntervention(target));
}
