import type { ShareOfWallet, SubVerticalGap } from "#domain/shareOfWallet/figures.ts";

/** As many as a reader compares at a glance; the table has them all. */
const BARS = 15;

/** The sub-verticals with the most to win, largest gap first. */
export function mostToWin({ rows }: ShareOfWallet): readonly SubVerticalGap[] {
  return rows.filter(({ gapDollars }) => (gapDollars ?? 0) > 0).slice(0, BARS);
}
