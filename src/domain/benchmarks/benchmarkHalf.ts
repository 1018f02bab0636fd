import type { LocalBenchmark } from "./localBenchmark.ts";
import { sha256 } from "./sha256.ts";

export const BENCHMARK_HALVES = ["fit", "test"] as const;
/** Whether the model was fitted to a published figure, or is tested by it. */
export type BenchmarkHalf = (typeof BENCHMARK_HALVES)[number];

/** Drawn by what the figure is and not by what it says, so that nobody can choose: by the first byte of a hash, even to fit, odd to test. */
export function benchmarkHalf({
  area,
  medium,
  subVertical,
  period,
  source,
}: Pick<LocalBenchmark, "area" | "medium" | "subVertical" | "period" | "source">): BenchmarkHalf {
  const [first = 0] = sha256([area, medium ?? "", subVertical ?? "", period, source].join("|"));
  return first % 2 === 0 ? "fit" : "test";
}
