import { coverageText } from "#language/words/coverageText.ts";
import type { AboutParts } from "./aboutDocument.ts";
import type { Fact } from "./document.ts";
import { type Spending, yearOf } from "./spending.ts";

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

/** What a document says of itself that is about some spending: its filters, and of a quarter by what its year was divided. */
export function aboutSpending(spending: Spending): Pick<AboutParts, "revision" | "year" | "facts" | "words"> & {
  readonly sources: readonly string[];
  readonly method: readonly string[];
} {
  const { revision, view, divided } = spending;
  return {
    revision,
    year: view.year,
    facts: spendingFacts(spending),
    words: yearOf(spending).words,
    sources: divided ? [...new Set(divided.seasons.map(({ source }) => source))] : [],
    method: divided ? [quarterSaid(spending)] : [],
  };
}

/** How the figures of a quarter come about. */
export function quarterSaid({ view, words: { text, formats } }: Spending): string {
  return text("spending.quarters.head", { period: formats.year(view.year) });
}
