import { coverageText } from "#language/words/coverageText.ts";
import type { Fact } from "./document.ts";
import type { Spending } from "./spending.ts";

/** The filters that spending was seen through, each with its name, as files tell them. */
export function spendingFacts({ market, scope, view, measure, words, revision }: Spending): Fact[] {
  const { text, formats } = words;
  const compared = view.compared.map(({ wallet }) => words.market(wallet.market));
  const coverage = coverageText(revision.subVerticals, words);
  return [
    { name: text("documents.fact.market"), value: words.market(market.id) },
    ...(scope.kind === "market"
      ? []
      : [{ name: text(`documents.fact.${scope.kind}`), value: words[scope.kind](scope.id) }]),
    { name: text("documents.fact.year"), value: formats.year(view.year) },
    { name: text("documents.fact.political"), value: text(`spending.political.${view.political}`) },
    ...(measure === "dollars"
      ? []
      : [{ name: text("documents.fact.measure"), value: text(`documents.measure.${measure}`) }]),
    ...(compared.length > 0 ? [{ name: text("documents.fact.compared"), value: formats.list(compared) }] : []),
    ...(coverage ? [{ name: text("documents.fact.coverage"), value: coverage }] : []),
  ];
}
