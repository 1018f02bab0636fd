import type { FactYears } from "../revisions/factYears.ts";
import type { Basis } from "../revisions/revision.ts";
import { BENCHMARK_HALVES, type BenchmarkHalf } from "./benchmarkHalf.ts";
import { BENCHMARK_AREAS, type LocalBenchmark } from "./localBenchmark.ts";
import type { Nature } from "./nature.ts";

/** Why a published figure has none of ours beside it. */
export const NOT_COMPARED = ["owner", "market", "years", "period", "medium", "category"] as const;
export type NotCompared = (typeof NOT_COMPARED)[number];

/** Our figure for what somebody published. */
export interface OurFigure {
  /** Whole dollars. */
  readonly dollars: number;
  /**
   * Null where the dollars are of the published years themselves. Years before ours are compared by their part of what was published of the
   * nation: then these are the years of ours that have the same part, and the dollars are that part of the nation's published ones.
   */
  readonly partYears: string | null;
}

/** A published figure beside ours for the same place, media, advertisers and years. */
export interface ScoredBenchmark extends LocalBenchmark {
  readonly half: BenchmarkHalf;
  /** Whole dollars; null where there is none to compare. */
  readonly ours: number | null;
  /** As in `OurFigure`. */
  readonly partYears: string | null;
  readonly notCompared: NotCompared | null;
  /** Of what was published: 0.05 where ours is 5 % higher. */
  readonly miss: number | null;
}

/** Kinds of areas that are summed up together: `local` is every place in the nation, of which our figures are estimates; the nation's are totals that others publish. */
export const SUMMED_AREAS = ["local", ...BENCHMARK_AREAS] as const;
export type SummedArea = (typeof SUMMED_AREAS)[number];

/** Some comparisons in a few figures. */
export interface BenchmarkSummary {
  /** Null is both halves. */
  readonly half: BenchmarkHalf | null;
  readonly areaKind: SummedArea;
  readonly count: number;
  /** The middle miss without its sign. */
  readonly medianMiss: number | null;
  /** The middle miss with its sign: above zero where ours are mostly higher. */
  readonly medianLean: number | null;
}

/** How close the figures of a revision come to published ones, and what it is made of. */
export interface BenchmarkRecord {
  readonly items: readonly ScoredBenchmark[];
  readonly summaries: readonly BenchmarkSummary[];
  /** The kinds of files that the revision is made of. */
  readonly inputs: readonly { readonly layout: string; readonly nature: Nature }[];
  /** Which years the facts of it are of; those whose file does not say are left out. */
  readonly facts: readonly FactYears[];
  /** National totals of a medium and year, by where they come from. */
  readonly totals: readonly { readonly basis: Basis; readonly count: number }[];
}

/** @param ours our figure, or why there is none */
export function scoreBenchmark(
  benchmark: LocalBenchmark,
  half: BenchmarkHalf,
  ours: OurFigure | NotCompared,
): ScoredBenchmark {
  if (typeof ours === "string")
    return { ...benchmark, half, ours: null, partYears: null, notCompared: ours, miss: null };
  const miss = benchmark.amount === 0 ? null : ours.dollars / benchmark.amount - 1;
  return { ...benchmark, half, ours: ours.dollars, partYears: ours.partYears, notCompared: null, miss };
}

/** Both halves together and each by itself, of all local areas and of each kind; only those that hold a comparison. */
export function summarizeBenchmarks(items: readonly ScoredBenchmark[]): BenchmarkSummary[] {
  const summaries = SUMMED_AREAS.flatMap((areaKind) =>
    [null, ...BENCHMARK_HALVES].map((half) => {
      const misses = items
        .filter((item) => (half ?? item.half) === item.half && isOf(item, areaKind))
        .flatMap(({ miss }) => (miss === null ? [] : [miss]));
      const medianMiss = median(misses.map(Math.abs));
      return { half, areaKind, count: misses.length, medianMiss, medianLean: median(misses) };
    }),
  );
  return summaries.filter(({ count }) => count > 0);
}

function isOf(item: ScoredBenchmark, areaKind: SummedArea): boolean {
  return areaKind === "local" ? item.areaKind !== "nation" : item.areaKind === areaKind;
}

function median(values: readonly number[]): number | null {
  const ordered = values.toSorted((a, b) => a - b);
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
