import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst, shareOf } from "../figures/share.ts";
import { sharesDiffer } from "../figures/significance.ts";
import type { WalletGap } from "./figures.ts";

/** What is known of a part of the wallet before it is held against anything. */
export interface OwnPart {
  readonly wallet: number | null;
  readonly walletBefore: number | null;
  /** Both without political money. */
  readonly core: number | null;
  readonly coreBefore: number | null;
  readonly medium: number | null;
  readonly own: number | null;
}

/** How far the own share and the benchmark's may be off, as parts of them, and how finely they are printed. */
export interface GapErrors {
  readonly own: number;
  readonly benchmark: number;
  readonly precision?: number;
}

/** An own share beside the share that a benchmark expects; without either there is no gap, and none in a wallet of nothing. */
export function walletGap(
  { wallet, walletBefore, core, coreBefore, medium, own }: OwnPart,
  benchmarkShare: number | null,
  errors: GapErrors,
): WalletGap {
  const share = shareOf(own, wallet);
  const gap = share === null || benchmarkShare === null ? null : share - benchmarkShare;
  const differs =
    share !== null &&
    benchmarkShare !== null &&
    sharesDiffer(
      { value: share, error: errors.own },
      { value: benchmarkShare, error: errors.benchmark },
      errors.precision,
    );
  return {
    wallet,
    walletGrowth: growth(walletBefore, wallet),
    walletCoreGrowth: coreGrowthBeside({ dollars: walletBefore, core: coreBefore }, { dollars: wallet, core }),
    medium,
    mediumShare: shareOf(medium, wallet),
    own,
    share,
    benchmarkShare,
    index: indexAgainst(benchmarkShare, share),
    gap,
    gapDollars: gap === null || wallet === null ? null : rounded(gap * wallet, 0),
    isLevel: gap === null ? null : !differs,
  };
}
