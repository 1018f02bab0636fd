import { evenSeries } from "./evenSeries.ts";
import { type Case, experienceOf } from "./experience.ts";
import { reconcile } from "./reconcile.ts";
import type { EvenSeries, YearSeries } from "./yearSeries.ts";

/** Parts that are a sum: media of a group, or all of them. */
export interface Level {
  readonly id: string;
  /** Ids of the series it adds up. */
  readonly members: readonly string[];
}

/** Which level is better to begin with; errors in the dollars of "as it was last", so that 1 is no better than that. */
export interface LevelScores {
  readonly cases: number;
  /** Of the parts, as they were forecast and as they were moved to agree with their sums. */
  readonly parts: { readonly own: number; readonly reconciled: number };
  /** Of the sums, forecast as series of their own, added up from their parts, and reconciled. */
  readonly sums: { readonly own: number; readonly addedUp: number; readonly reconciled: number };
}

/**
 * Forecasts parts and their sums apart, makes them agree by their variances, and compares with what was observed, at every year and
 * horizon at which all parts are known. Null where there is none.
 */
export function scoreLevels(
  all: readonly YearSeries[],
  levels: readonly Level[],
  horizons: number,
): LevelScores | null {
  const parts = all.map(evenSeries);
  const sums = levels.map((level) => sumOf(level, parts));
  const { cases, misses } = experienceOf([...parts, ...sums], horizons);
  const varianceOf = (one: Case) => {
    const width = misses.widths({ ...one, year: one.origin.year }, horizons)?.[one.horizon - 1];
    return (one.expected * one.origin.spread * (width ?? Math.sqrt(one.horizon))) ** 2;
  };
  const errors = { parts: new Errors(), sums: new Errors() };
  for (const together of Map.groupBy(cases, ({ origin, horizon }) => `${origin.year} ${horizon}`).values()) {
    const bySeries = new Map(together.map((one) => [one.series, one]));
    const partCases = parts.flatMap((part) => bySeries.get(part) ?? []);
    const sumCases = sums.flatMap((sum) => bySeries.get(sum) ?? []);
    if (partCases.length < parts.length || sumCases.length < sums.length) continue;
    const places = new Map(parts.map(({ id }, place) => [id, place]));
    const members = levels.map((level) => level.members.flatMap((id) => places.get(id) ?? []));
    const expected = partCases.map((one) => one.expected);
    const moved = reconcile(
      expected,
      partCases.map(varianceOf),
      sumCases.map((one, place) => ({ members: members[place] ?? [], value: one.expected, variance: varianceOf(one) })),
    );
    const added = (values: readonly number[], place: number) =>
      (members[place] ?? []).reduce((sum, member) => sum + (values[member] ?? 0), 0);
    partCases.forEach((one, place) => errors.parts.add(one, one.expected, one.expected, moved[place] ?? 0));
    sumCases.forEach((one, place) => errors.sums.add(one, one.expected, added(expected, place), added(moved, place)));
  }
  if (errors.parts.cases === 0) return null;
  const { own, reconciled } = errors.parts.ratios();
  return { cases: errors.parts.cases + errors.sums.cases, parts: { own, reconciled }, sums: errors.sums.ratios() };
}

function sumOf({ id, members }: Level, parts: readonly EvenSeries[]): EvenSeries {
  const own = parts.filter((part) => members.includes(part.id));
  const first = Math.max(...own.map(({ firstYear }) => firstYear));
  const end = Math.min(...own.map(({ firstYear, values }) => firstYear + values.length));
  const years = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  return {
    id,
    kind: "sum",
    political: false,
    firstYear: first,
    values: years.map((year) => own.reduce((sum, part) => sum + (part.values[year - part.firstYear] ?? 0), 0)),
    observed: years.map((year) => own.every((part) => part.observed[year - part.firstYear])),
  };
}

/** Absolute errors of three ways, scaled as always, against the plainest forecast's. */
class Errors {
  cases = 0;
  private plain = 0;
  private own = 0;
  private added = 0;
  private moved = 0;

  add({ origin, actual, horizon }: Case, own: number, addedUp: number, reconciled: number): void {
    const scale = origin.scale ?? 1;
    const naive = origin.paths.get("naive")?.[horizon - 1] ?? 0;
    this.cases++;
    this.plain += Math.abs(actual - naive) / scale;
    this.own += Math.abs(actual - own) / scale;
    this.added += Math.abs(actual - addedUp) / scale;
    this.moved += Math.abs(actual - reconciled) / scale;
  }

  ratios(): { own: number; addedUp: number; reconciled: number } {
    const against = (missed: number) => (this.plain > 0 ? missed / this.plain : 1);
    return { own: against(this.own), addedUp: against(this.added), reconciled: against(this.moved) };
  }
}
