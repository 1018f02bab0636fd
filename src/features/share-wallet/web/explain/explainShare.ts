import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { certainty } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName, ownName } from "#documents/parts/wallet/walletWords.ts";
import { benchmarkFact, benchmarkWords } from "./benchmarkFormula.ts";
import { SHARE_MEASURES, TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import { writtenFigure } from "./writtenFigure.ts";

/** Explains `total:gapDollars`, `hotels:index` or `hotels`, which is its gap in dollars; null for what is no figure of the screen. */
export function explainShare(asked: ShareSpending, figure: string): Explanation | null {
  const [id = "", column = "gapDollars"] = figure.split(":");
  const { share, question, spending } = asked;
  const measure = SHARE_MEASURES.find((one) => one === column);
  const row = share.rows.find(({ subVertical }) => subVertical === id);
  const scope = id === TOTAL ? question.focus : row && readFocus(id);
  if (!measure || !scope) return null;
  const { words } = spending;
  const { text, formats } = words;
  const { value, values } = writtenFigure(asked, measure, scope, row ?? share.total);
  const formula = measure === "benchmarkShare" ? benchmarkWords(asked) : measure;
  const medium = measure === "medium" || measure === "mediumShare" ? share.medium : null;
  return {
    title: text("spending.explained.title", {
      subject: focusName(scope, share.market, words),
      measure: text(`shareWallet.measure.${measure}`),
      year: formats.year(share.year),
    }),
    value,
    medium,
    what: text(`shareWallet.what.${measure}`),
    formula: values === null ? null : { words: text(`shareWallet.formula.${formula}`), values },
    facts: [
      [text("spending.fact.market"), words.market(share.market)],
      [text("shareWallet.fact.own"), ownName({ share }, words)],
      [text("shareWallet.fact.benchmark"), benchmarkFact(asked)],
      ...certainty(spending, { year: share.year, medium }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}
