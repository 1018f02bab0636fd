import type { Stance, WalletGap } from "./figures.ts";

/** In the order in which they are worth a look. */
export const STANCES = ["attack", "defend", "harvest", "watch", "level"] as const satisfies readonly Stance[];

/** The index at which the own share is that of the benchmark. */
export const PAR = 100;

/** Where a sub-vertical stands in the quadrant; null where its growth or its index is not known. */
export function stanceOf({ walletGrowth, index, isLevel }: WalletGap, growthLine: number | null): Stance | null {
  if (walletGrowth === null || index === null || growthLine === null) return null;
  if (isLevel) return "level";
  if (walletGrowth >= growthLine) return index < PAR ? "attack" : "defend";
  return index < PAR ? "watch" : "harvest";
}
