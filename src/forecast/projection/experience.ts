import { chooser, isOldEnough } from "./chooseModel.ts";
import { gatherMisses, type Miss, type Misses } from "./conformal.ts";
import type { ModelName } from "./models.ts";
import { type Origin, originsOf } from "./origins.ts";
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
  /** Judged by nothing later than the origin's year. */
  readonly modelAt: (origin: Origin) => ModelName;
  /** Every origin that is old enough against every later year observed, by the model that was chosen then. */
  readonly cases: readonly Case[];
  readonly misses: Misses;
}

/** Plays every past year through: what was known then, which model was chosen by it, and how far that missed. */
export function experienceOf(all: readonly EvenSeries[], horizons: number): Experience {
  const origins = originsOf(all, horizons);
  const modelAt = chooser(origins);
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
  return { origins, modelAt, cases, misses: gatherMisses(cases) };
}
