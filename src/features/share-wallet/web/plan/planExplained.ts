import { certainty } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

/** A figure of the simulator, the planner or the pacing. */
export interface PlanFigure {
  readonly kind: "simulated" | "needed" | "sold";
  readonly subject: string;
  readonly year: number;
  /** As it is shown. */
  readonly value: string;
  /** The formula with the actual values. */
  readonly values: string;
}

/** Writes out how a figure of a plan is calculated, and what the wallet behind it rests on. */
export function planExplained({ spending, question }: ShareSpending, figure: PlanFigure): Explanation {
  const { words, market } = spending;
  const { text, formats } = words;
  return {
    title: `${figure.subject} · ${formats.year(figure.year)}`,
    value: figure.value,
    what: text(`scenarios.explained.${figure.kind}.what`),
    formula: { words: text(`scenarios.explained.${figure.kind}.formula`), values: figure.values },
    facts: [
      [text("spending.fact.market"), words.market(market.id)],
      [text("scenarios.explained.wallet"), focusName(question.focus, market.id, words)],
      ...certainty(spending, { year: figure.year, medium: question.medium }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}
