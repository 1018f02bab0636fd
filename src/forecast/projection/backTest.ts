import { ForecastError } from "../forecastError.ts";
import { evenSeries } from "./evenSeries.ts";
import { type Case, type Experience, experienceOf } from "./experience.ts";
import type { ModelName } from "./models.ts";
import { type EvenSeries, lastYear, type YearSeries } from "./yearSeries.ts";

/** How well forecasts of the past did; errors are averages over all of them. */
export interface Score {
  /** Years forecast from an earlier one and observed since. */
  readonly cases: number;
  /** Mean absolute error, scaled by the mean change from year to year that was known when the forecast was made (Hyndman and Koehler 2006). */
  readonly scaledError: number;
  /** The same of "as it was last", for politics "as in the last year of its phase". */
  readonly naiveError: number;
  /** The same of "grows as it did on average", for politics "at a steady growth of the cycle". */
  readonly driftError: number;
  /** Part of the figures, 0–1, that lay within the 80 % band that was known by then; null where there was none yet. */
  readonly coverage: number | null;
  /** Cases that had a band. */
  readonly bands: number;
}

export interface SeriesScore extends Score {
  readonly id: string;
  readonly kind: string;
  /** What would be taken now. */
  readonly model: ModelName;
}

export interface BackTestReport {
  /** Years ahead, from 1. */
  readonly horizons: number;
  readonly all: Score;
  readonly kinds: readonly (Score & { readonly id: string })[];
  readonly byHorizon: readonly (Score & { readonly horizon: number })[];
  /** Series that were scored, in their order. */
  readonly series: readonly SeriesScore[];
  readonly left: readonly { readonly id: string; readonly reason: "short" | "zero" }[];
}

/**
 * Forecasts every past year from each earlier one as it would have been done then, models chosen and bands measured by nothing later,
 * and compares with what was observed.
 *
 * @throws ForecastError where a figure is none, a name stands twice, or no series is long enough to be judged
 */
export function backTest(all: readonly YearSeries[], horizons: number): BackTestReport {
  const doubled = all.find(({ id }, place) => all.findIndex((other) => other.id === id) !== place);
  if (doubled)
    throw new ForecastError("invalid-input", `The series ${doubled.id} is given twice.`, { medium: doubled.id });
  if (!Number.isInteger(horizons) || horizons < 1) {
    throw new ForecastError(
      "invalid-input",
      `Forecasts of ${horizons} years ahead were asked for; it takes one at least.`,
    );
  }
  const series = all.map(evenSeries);
  const experience = experienceOf(series, horizons);
  const cases = judged(experience, horizons);
  if (cases.length === 0) {
    const named = all
      .map(({ id }) => id)
      .slice(0, 3)
      .join(", ");
    throw new ForecastError(
      "series-too-short",
      `No series can be judged (${named || "there is none"}): it takes four years of one that are not all zero, the last of them observed.`,
    );
  }
  const bySeries = Map.groupBy(cases, (one) => one.series);
  const groups = <Key>(keyOf: (one: Judged) => Key) => [...Map.groupBy(cases, keyOf)];
  return {
    horizons,
    all: scoreOf(cases),
    kinds: groups((one) => one.series.kind).map(([id, own]) => ({ id, ...scoreOf(own) })),
    byHorizon: groups((one) => one.horizon)
      .toSorted(([a], [b]) => a - b)
      .map(([horizon, own]) => ({ horizon, ...scoreOf(own) })),
    series: series.flatMap((one) => {
      const own = bySeries.get(one);
      return own ? [{ id: one.id, kind: one.kind, model: modelNow(experience, one), ...scoreOf(own) }] : [];
    }),
    left: series.flatMap((one) => {
      if (bySeries.has(one)) return [];
      const zero = one.values.every((value) => value === 0);
      return [{ id: one.id, reason: zero ? ("zero" as const) : ("short" as const) }];
    }),
  };
}

interface Judged extends Case {
  readonly scaled: number;
  readonly naive: number;
  readonly drift: number;
  /** Whether the figure lay within its band; null where there was none. */
  readonly within: boolean | null;
}

function judged({ cases, misses }: Experience, horizons: number): Judged[] {
  return [...Map.groupBy(cases, ({ origin }) => origin)].flatMap(([origin, own]) => {
    const widths = misses.widths(origin, horizons);
    const [naive, drift] = origin.series.political
      ? [origin.paths.get("samePhase"), origin.paths.get("steadyCycle")]
      : [origin.paths.get("naive"), origin.paths.get("drift")];
    const scale = origin.scale ?? 1;
    return own.map((one): Judged => {
      const { horizon, actual } = one;
      const width = widths?.[horizon - 1];
      const plain = naive?.[horizon - 1] ?? 0;
      return {
        ...one,
        scaled: Math.abs(actual - one.expected) / scale,
        naive: Math.abs(actual - plain) / scale,
        drift: Math.abs(actual - (drift?.[horizon - 1] ?? plain)) / scale,
        within: width === undefined ? null : one.spreads <= width,
      };
    });
  });
}

function scoreOf(cases: readonly Judged[]): Score {
  const mean = (of: (one: Judged) => number) => cases.reduce((sum, one) => sum + of(one), 0) / cases.length;
  const banded = cases.filter(({ within }) => within !== null);
  return {
    cases: cases.length,
    scaledError: mean(({ scaled }) => scaled),
    naiveError: mean(({ naive }) => naive),
    driftError: mean(({ drift }) => drift),
    coverage: banded.length === 0 ? null : banded.filter(({ within }) => within).length / banded.length,
    bands: banded.length,
  };
}

function modelNow({ origins, modelAt }: Experience, series: EvenSeries): ModelName {
  const end = origins.find((origin) => origin.series === series && origin.year === lastYear(series));
  return end ? modelAt(end) : "naive";
}
