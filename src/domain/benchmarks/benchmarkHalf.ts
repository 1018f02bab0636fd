import type { LocalBenchmark } from "./localBenchmark.ts";

export const BENCHMARK_HALVES = ["fit", "test"] as const;
/** What a published figure is for: constants are fitted to one half, and how well they do is told by the other. */
export type BenchmarkHalf = (typeof BENCHMARK_HALVES)[number];

/** Draws a figure's half from what it says it is of and by whom, never from its amount; the same figure is always drawn alike. */
export function benchmarkHalf({
  area,
  medium,
  subVertical,
  period,
  source,
}: Pick<LocalBenchmark, "area" | "medium" | "subVertical" | "period" | "source">): BenchmarkHalf {
  const hash = fnv1a([area, medium ?? "", subVertical ?? "", period, source].join("|"));
  // The lowest bits of this hash follow single letters; the highest do not.
  return ((hash >>> 24) & 1) === 0 ? "fit" : "test";
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The 32-bit hash of Fowler, Noll and Vo, over UTF-16 without bytes of zero: for plain letters the same as over UTF-8. */
function fnv1a(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    hash = Math.imul(hash ^ (code & 0xff), PRIME);
    if (code > 0xff) hash = Math.imul(hash ^ (code >>> 8), PRIME);
  }
  return hash >>> 0;
}
