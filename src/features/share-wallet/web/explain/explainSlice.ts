import { shareOf } from "#domain/figures/share.ts";
import { behind, certainty, moneyOfScope } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";

/** Explains a medium's slice of the bar, or its line in the bar's table: `radioOta`, `radioOta:share_percent`. */
export function explainSlice({ share, question, spending }: ShareSpending, figure: string): Explanation | null {
  const id = figure.split(":")[0] ?? "";
  const slice = share.slices.find(({ medium }) => medium === id);
  if (!slice) return null;
  const { words } = spending;
  const { text, formats } = words;
  const value = formats.share(shareOf(slice.dollars, share.total.wallet));
  const values = quotient(formats, slice.dollars, share.total.wallet, value);
  return {
    title: text("spending.explained.title", {
      subject: `${words.medium(id)}, ${focusName(question.focus, share.market, words)}`,
      measure: text("shareWallet.measure.mediumShare"),
      year: formats.year(share.year),
    }),
    value,
    ...behind(spending, { year: share.year, medium: id, ...moneyOfScope(question.focus) }),
    what: text("shareWallet.what.mediumShare"),
    formula: values === null ? null : { words: text("shareWallet.formula.mediumShare"), values },
    facts: [
      [text("spending.fact.market"), words.market(share.market)],
      ...certainty(spending, { year: share.year, medium: id }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}
