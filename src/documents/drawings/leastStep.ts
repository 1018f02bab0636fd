import type { NumberFormat } from "#language/words/numberFormat.ts";

/** The step of an axis below which its ticks would read alike: whole numbers for what is written without decimals. */
export function leastStep({ kind }: NumberFormat): number {
  return kind === "index" || kind === "count" || kind === "rank" ? 1 : 0;
}
