import { evenSeries } from "#forecast/projection/evenSeries.ts";
import { type Case, experienceOf } from "#forecast/projection/experience.ts";
import { isIntervention } from "#forecast/projection/interventions.ts";
import { logsOf, mean, middle } from "#forecast/projection/logTrend.ts";
import type { YearSeries } from "#forecast/projection/yearSeries.ts";
import { type BaselineName, BASELINES, type Expected } from "./baselines.ts";

/** Years ahead that are scored. */
export const HORIZONS = 5;
/** Of a normal error, what 80 % lie within. */
const WITHIN = 1.2816;
/** What a miss beyond a band of 80 % costs, against its width (Gneiting and Raftery 2007). */
const PENALTY = 2 / 0.2;
const DRAWS = 2000;

/** Ours, and beside it the usual methods of forecasting contests. */
export const RULES = ["ours", ...(Object.keys(BASELINES) as BaselineName[])] as const;
export type RuleName = (typeof RULES)[number];

/** How forecasts did in some cases. */
export interface Accuracy {
  readonly cases: number;
  /** Mean absolute error against the mean change from year to year that was known by then (Hyndman and Koehler 2006). */
  readonly mase: number;
  /** Null where nothing was known of misses yet. */
  readonly bands: Bands | null;
}

export interface Bands {
  /** Mean interval score of the 80 % bands, scaled as errors are: their width, and ten times what figures lay outside. */
  readonly msis: number;
  /** Part of the figures that lay within the bands. */
  readonly coverage: number;
  /** The middle half width, as a part of the forecast. */
  readonly halfWidth: number;
}

/** Ours in some of the cases, with the others' errors beside it. */
export interface Part extends Accuracy {
  readonly others: Readonly<Record<BaselineName, number>>;
}

export interface RuleScore extends Accuracy {
  readonly rule: RuleName;
  /** Geometric mean over series of their mean errors: no series outweighs another. */
  readonly bySeries: number;
  /** Ours divided by this one, and the interval that holds 95 % of what other draws of the same series would have given; below 1 ours is better. */
  readonly oursAgainst: readonly [ratio: number, low: number, high: number];
}

export interface ScoredSet {
  readonly series: number;
  readonly cases: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly rules: readonly RuleScore[];
  /** Ours by years ahead. */
  readonly horizons: readonly (Part & { readonly horizon: number })[];
  /** Ours by the decade of the year that was forecast; years of interventions stand by themselves. */
  readonly eras: readonly (Part & { readonly era: string })[];
}

/** One case by every rule. */
interface Judged {
  readonly horizon: number;
  readonly target: number;
  readonly series: object;
  readonly scores: Readonly<Record<RuleName, Score>>;
}

interface Score {
  readonly error: number;
  /** Null where nothing was known of misses yet. */
  readonly band: { readonly interval: number; readonly held: boolean; readonly halfWidth: number } | null;
}

/** Every past year forecast from every earlier one by each rule, knowing nothing later. */
export function scoreSet(all: readonly YearSeries[]): ScoredSet {
  const { cases, misses } = experienceOf(all.map(evenSeries), HORIZONS);
  const judged = [...Map.groupBy(cases, ({ origin }) => origin)].flatMap(([origin, own]) => {
    const widths = misses.widths(origin, HORIZONS);
    const known = logsOf(origin.series.values.slice(0, origin.year - origin.series.firstYear + 1));
    // What ends at zero stays there by any rule.
    const baselines = Object.entries(BASELINES).map(
      ([name, baseline]) => [name, known.length === 0 ? null : baseline(known, HORIZONS)] as const,
    );
    return own.map((one): Judged => {
      const width = widths?.[one.horizon - 1];
      const half = width === undefined ? null : width * origin.spread;
      const ours = scoreOf(one, one.expected, half === null ? null : aroundPart(one.expected, half));
      const others = baselines.map(([name, expected]) => [name, ofBaseline(one, expected, half !== null)] as const);
      return {
        horizon: one.horizon,
        target: one.target,
        series: one.series,
        scores: { ours, ...(Object.fromEntries(others) as Record<BaselineName, Score>) },
      };
    });
  });
  const errors = new Map(RULES.map((rule) => [rule, errorsBySeries(judged, rule)]));
  const ours = errors.get("ours") ?? [];
  const years = judged.map(({ target }) => target);
  return {
    series: ours.length,
    cases: judged.length,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
    rules: RULES.map((rule) => {
      const own = errors.get(rule) ?? [];
      return {
        rule,
        ...accuracyOf(judged, rule),
        bySeries: rounded(Math.exp(mean(own))),
        oursAgainst: compared(ours, own),
      };
    }),
    horizons: grouped(judged, ({ horizon }) => String(horizon)).map(([horizon, own]) => ({
      horizon: Number(horizon),
      ...partOf(own),
    })),
    eras: grouped(judged, ({ target }) => eraOf(target)).map(([era, own]) => ({ era, ...partOf(own) })),
  };
}

function eraOf(year: number): string {
  return isIntervention(year) ? String(year) : `${Math.floor(year / 10) * 10}s`;
}

function grouped(judged: readonly Judged[], nameOf: (one: Judged) => string): [string, Judged[]][] {
  return [...Map.groupBy(judged, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

type Band = readonly [low: number, high: number];

/** Even on both sides, as we show bands; a band in logarithms would reach into the sky where a young series leaps, and cost its method more. */
function aroundPart(expected: number, half: number): Band {
  return [Math.max(0, expected * (1 - half)), expected * (1 + half)];
}

function ofBaseline(one: Case, expected: Expected | null, banded: boolean): Score {
  const log = expected?.path[one.horizon - 1];
  if (log === undefined) return scoreOf(one, 0, banded ? [0, 0] : null);
  const reach = WITHIN * (expected?.errors[one.horizon - 1] ?? 0);
  return scoreOf(one, Math.exp(log), banded ? aroundPart(Math.exp(log), reach) : null);
}

function scoreOf({ actual, origin }: Case, expected: number, band: Band | null): Score {
  const scale = origin.scale ?? 1;
  const error = Math.abs(actual - expected) / scale;
  if (!band) return { error, band: null };
  const [low, high] = band;
  const outside = Math.max(0, low - actual, actual - high);
  const halfWidth = expected > 0 ? (high - low) / 2 / expected : 0;
  return { error, band: { interval: (high - low + PENALTY * outside) / scale, held: outside === 0, halfWidth } };
}

function partOf(judged: readonly Judged[]): Part {
  const others = Object.keys(BASELINES).map((name) => [name, accuracyOf(judged, name as BaselineName).mase] as const);
  return { ...accuracyOf(judged, "ours"), others: Object.fromEntries(others) as Record<BaselineName, number> };
}

function accuracyOf(judged: readonly Judged[], rule: RuleName): Accuracy {
  const scores = judged.map((one) => one.scores[rule]);
  const bands = scores.flatMap(({ band }) => band ?? []);
  return {
    cases: judged.length,
    mase: rounded(mean(scores.map(({ error }) => error))),
    bands:
      bands.length === 0
        ? null
        : {
            msis: rounded(mean(bands.map(({ interval }) => interval))),
            coverage: rounded(mean(bands.map(({ held }) => (held ? 1 : 0)))),
            halfWidth: rounded(middle(bands.map(({ halfWidth }) => halfWidth))),
          },
  };
}

/** Logarithms of the mean errors of each series, in one order for every rule. */
function errorsBySeries(judged: readonly Judged[], rule: RuleName): number[] {
  return [...Map.groupBy(judged, ({ series }) => series).values()].map((own) =>
    Math.log(mean(own.map(({ scores }) => scores[rule].error))),
  );
}

/** A bootstrap over series, always of the same draws. */
function compared(ours: readonly number[], others: readonly number[]): [number, number, number] {
  const gaps = ours.map((error, place) => error - (others[place] ?? 0));
  const random = uniform(2026);
  const drawn = Array.from({ length: DRAWS }, () =>
    mean(gaps.map(() => gaps[Math.floor(random() * gaps.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  const at = (part: number) => rounded(Math.exp(drawn[Math.round(part * (DRAWS - 1))] ?? 0));
  return [rounded(Math.exp(mean(gaps))), at(0.025), at(0.975)];
}

/** A small seeded generator (mulberry32), the same on every machine. */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
}

/** No finer than anyone would read, and the same whatever the last bit of a logarithm is. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
