/** What a published figure is of. */
export const BENCHMARK_AREAS = ["nation", "state", "tv-market", "radio-market", "owner"] as const;
export type BenchmarkArea = (typeof BENCHMARK_AREAS)[number];

export const BENCHMARK_STATUSES = ["actual", "estimate", "forecast"] as const;
export type BenchmarkStatus = (typeof BENCHMARK_STATUSES)[number];

/** A figure that somebody else published of a place: what estimates are held against. */
export interface LocalBenchmark {
  readonly areaKind: BenchmarkArea;
  /** `US`, a state's postal code, a market's id, or an owner's name. */
  readonly area: string;
  /** A medium or a usual group of media; null for all media. */
  readonly medium: string | null;
  /** A sub-vertical, a vertical or a usual group of them; null for all advertisers. */
  readonly subVertical: string | null;
  /** As `benchmarkPeriod` reads it. */
  readonly period: string;
  /** Whole dollars. */
  readonly amount: number;
  readonly status: BenchmarkStatus;
  readonly source: string;
  readonly note: string | null;
}
