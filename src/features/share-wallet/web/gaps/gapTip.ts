import type { Tip } from "#ui/figures/figureLayer.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { benchmarkName, ownName } from "#documents/parts/wallet/walletWords.ts";

/** What the pointer learns about a sub-vertical, in exact dollars. */
export function gapTip({ share, question, spending }: ShareSpending, figure: string): Tip | null {
  const { words } = spending;
  const { text, formats } = words;
  const row = share.rows.find(({ subVertical }) => subVertical === figure.split(":")[0]);
  if (!row) return null;
  return {
    title: `${words.subVertical(row.subVertical)}, ${formats.year(share.year)}`,
    rows: [
      [text("shareWallet.measure.gapDollars"), formats.moneyChange(row.gapDollars)],
      [text("shareWallet.measure.wallet"), `${formats.dollars(row.wallet)} (${formats.growth(row.walletGrowth)})`],
      [ownName({ share }, words), `${formats.dollars(row.own)} · ${formats.share(row.share)}`],
      [benchmarkName(question.benchmark, words), formats.share(row.benchmarkShare)],
      [text("shareWallet.measure.index"), formats.index(row.index)],
      [text("shareWallet.measure.score"), formats.index(row.score)],
      ...(row.stance ? [[text("shareWallet.column.stance"), text(`shareWallet.stance.${row.stance}`)] as const] : []),
    ],
  };
}
