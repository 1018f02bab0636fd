import type { WalletGap } from "../shareOfWallet/figures.ts";

/** Which wallet a call is about, and what is sold to it. */
export interface WalletOfCall {
  readonly market: string;
  readonly subVertical: string;
  readonly medium: string;
}

/** What media have to win in the wallets of a category. */
export interface CategoryGap {
  /** Whole dollars below zero: how far they are behind the benchmark, over all wallets of the category that calls are about. */
  readonly dollars: number;
  /** The wallet that is farthest behind. */
  readonly largest: WalletOfCall;
}

type GapOf = (wallet: WalletOfCall) => Pick<WalletGap, "gapDollars" | "isLevel"> | undefined;

/**
 * The gaps of categories, from the wallets that calls name with a medium; each wallet counts once, however many calls it has. What is ahead of the
 * benchmark or level with it has nothing to win, and a category without anything to win is not there.
 */
export function categoryGaps(wallets: readonly WalletOfCall[], gapOf: GapOf): ReadonlyMap<string, CategoryGap> {
  const once = new Map(wallets.map((wallet) => [`${wallet.market} ${wallet.medium} ${wallet.subVertical}`, wallet]));
  const gaps = new Map<string, CategoryGap & { readonly most: number }>();
  for (const wallet of once.values()) {
    const { gapDollars = null, isLevel = null } = gapOf(wallet) ?? {};
    if (gapDollars === null || gapDollars >= 0 || isLevel) continue;
    const known = gaps.get(wallet.subVertical);
    const isLargest = !known || gapDollars < known.most;
    gaps.set(wallet.subVertical, {
      dollars: (known?.dollars ?? 0) + gapDollars,
      largest: isLargest ? wallet : known.largest,
      most: isLargest ? gapDollars : known.most,
    });
  }
  return new Map([...gaps].map(([category, { dollars, largest }]) => [category, { dollars, largest }]));
}
