/** What an own share is held against. */
export type Benchmark =
  | { readonly kind: "nation" }
  /** The median of the markets of the same kind within ten ranks. */
  | { readonly kind: "peers" }
  /** What the best quarter of all markets of the kind reach at least. */
  | { readonly kind: "top" }
  /** A share of one's own choice, 0–1. */
  | { readonly kind: "custom"; readonly share: number };

export const BENCHMARK_KINDS = ["nation", "peers", "top", "custom"] as const satisfies readonly Benchmark["kind"][];

export const NATION_BENCHMARK: Benchmark = { kind: "nation" };

const CUSTOM = /^custom:(\d{1,3}(?:\.\d{1,2})?)$/;

/** Reads `nation`, `peers`, `top` or `custom:12.5`, which is in percent; null for anything else. */
export function readBenchmark(text: string): Benchmark | null {
  if (text === "nation" || text === "peers" || text === "top") return { kind: text };
  const percent = Number(CUSTOM.exec(text)?.[1] ?? Number.NaN);
  return percent >= 0 && percent <= 100 ? { kind: "custom", share: percent / 100 } : null;
}

export function writeBenchmark(benchmark: Benchmark): string {
  return benchmark.kind === "custom" ? `custom:${Number((benchmark.share * 100).toFixed(2))}` : benchmark.kind;
}
