import type { ScoreParts, WalletGap } from "./figures.ts";

/** How much each part counts; together 1. */
export const SCORE_WEIGHTS = { size: 0.4, growth: 0.3, underIndex: 0.3 } as const;

type Scored = Pick<WalletGap, "wallet" | "walletGrowth" | "index" | "isLevel">;

/** The parts of each one's score among all of them; null where size, growth or index is not known, or the share is level with the benchmark. */
export function scoreParts(all: readonly Scored[]): (ScoreParts | null)[] {
  const sizes = ranksBelow(all.map(({ wallet }) => wallet));
  const growths = ranksBelow(all.map(({ walletGrowth }) => walletGrowth));
  return all.map(({ index, isLevel }, at) => {
    const [size, growth] = [sizes[at] ?? null, growths[at] ?? null];
    if (size === null || growth === null || index === null || isLevel) return null;
    return { size, growth, underIndex: Math.min(Math.max(1 - index / 100, 0), 1) };
  });
}

/** 0–100, whole. */
export function opportunityScore(parts: ScoreParts | null): number | null {
  if (parts === null) return null;
  const { size, growth, underIndex } = SCORE_WEIGHTS;
  return Math.round(100 * (size * parts.size + growth * parts.growth + underIndex * parts.underIndex));
}

/** Which part of the other known values lies below each: 1 for the largest, 0 for the smallest and for an only one. */
function ranksBelow(values: readonly (number | null)[]): (number | null)[] {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const below = new Map<number, number>();
  for (const [place, value] of known.entries()) if (!below.has(value)) below.set(value, place);
  return values.map((value) =>
    value === null ? null : known.length < 2 ? 0 : (below.get(value) ?? 0) / (known.length - 1),
  );
}
