import type { SubVerticalGap } from "#domain/shareOfWallet/figures.ts";
import { shareOf } from "#domain/figures/share.ts";
import type { ShareSpending } from "./shareSpending.ts";

/** The id of the line of totals. */
export const SUM = "sum";

/** What the lines of the table add up to; what cannot be added up is null. */
export interface GapTotal extends Omit<SubVerticalGap, "subVertical"> {
  readonly subVertical: typeof SUM;
}

/** A line of the table: a sub-vertical, or what the ones shown add up to. */
export type GapLine = SubVerticalGap | GapTotal;

export function gapTotals(rows: readonly SubVerticalGap[]): GapTotal {
  const sum = (amount: (row: SubVerticalGap) => number | null) => {
    const known = rows.map(amount).filter((dollars) => dollars !== null);
    return known.length === 0 ? null : known.reduce((all, dollars) => all + dollars, 0);
  };
  const [wallet, medium, own] = [sum((row) => row.wallet), sum((row) => row.medium), sum((row) => row.own)];
  return {
    subVertical: SUM,
    vertical: "",
    wallet,
    walletGrowth: null,
    walletCoreGrowth: null,
    medium,
    mediumShare: shareOf(medium, wallet),
    own,
    share: shareOf(own, wallet),
    benchmarkShare: null,
    index: null,
    gap: null,
    gapDollars: sum((row) => row.gapDollars),
    isLevel: null,
    score: null,
    scoreParts: null,
    stance: null,
  };
}

/** Why the gaps of the categories do not add up to the gap of the whole: they leave out what its mix of categories makes; null where they do. */
export function mixText({ share, question, spending }: ShareSpending): string | null {
  const { text, formats } = spending.words;
  const whole = share.total.gapDollars;
  const parts = gapTotals(share.rows).gapDollars;
  if (question.focus.kind === "subVertical" || whole === null || parts === null) return null;
  const mix = whole - parts;
  if (Math.abs(mix) < Math.max(Math.abs(whole), Math.abs(parts)) * 0.01) return null;
  return text("shareWallet.mix", {
    parts: formats.moneyChange(parts),
    whole: formats.moneyChange(whole),
    mix: formats.moneyChange(mix),
  });
}
