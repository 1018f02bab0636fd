/** One figure of a series: what was spent in a year, zero or more, in any one unit. */
export interface YearPoint {
  readonly year: number;
  readonly value: number;
  /** False for what others forecast or a model filled in: it says where a series is heading, but no model is judged by it. */
  readonly observed: boolean;
}

/** Spend by year; years may be missing in between. */
export interface YearSeries {
  /** Names it in reports and errors. */
  readonly id: string;
  /** Series of one kind lend each other their experience: which models do well, how fast they grow, how far they miss. */
  readonly kind: string;
  /** Whether elections make it; then it is measured against the last year of the same phase instead of the year before. */
  readonly political: boolean;
  readonly points: readonly YearPoint[];
}

/** A series without gaps, as models read it. */
export interface EvenSeries extends Omit<YearSeries, "points"> {
  readonly firstYear: number;
  /** One value a year. */
  readonly values: readonly number[];
  readonly observed: readonly boolean[];
}

/** The series up to and with a year, as somebody saw it then. */
export function seenIn(series: EvenSeries, year: number): readonly number[] {
  return series.values.slice(0, Math.max(0, year - series.firstYear + 1));
}

/** The last year that a series has a value of. */
export function lastYear({ firstYear, values }: EvenSeries): number {
  return firstYear + values.length - 1;
}
