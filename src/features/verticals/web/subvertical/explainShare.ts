import { explained } from "#ui/figures/explain/explained.ts";
import { quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Spending } from "#documents/spending.ts";
import { shareOf } from "#domain/figures/share.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { SubVerticalFigures } from "#documents/parts/subVerticalFigures.ts";

/** Explains what part of the market's spending a sub-vertical has, and what part it has in the nation. */
export function explainShare(
  spending: Spending,
  { media, marketTotal, nationShare }: Pick<SubVerticalFigures, "media" | "marketTotal" | "nationShare">,
): Explanation {
  const { scope, view, words } = spending;
  const { formats, text } = words;
  const value = formats.share(shareOf(media.total, marketTotal));
  const explanation = explained(spending, {
    subject: scope.kind === "market" ? "" : words.subVertical(scope.id),
    measure: "share",
    market: words.market(view.own.wallet.market),
    year: view.year,
    value,
    values: quotient(formats, media.total, marketTotal, value),
  });
  return {
    ...explanation,
    what: text("subVertical.key.shareWhat"),
    facts: [...explanation.facts, [text("spending.nationwide"), formats.share(nationShare)]],
  };
}
