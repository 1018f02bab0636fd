import { aboutDocument } from "#reports/aboutDocument.ts";
import type { Brand, ReportDocument } from "#reports/document.ts";
import { paperOf } from "#reports/paperOf.ts";
import type { Spending } from "#reports/spending.ts";
import { spendingFacts } from "#reports/spendingFacts.ts";
import { screenSections } from "#reports/templates/screenSections.ts";

/** A screen of spending as a document: its blocks in their order, and what has to be known of them. */
export function screenDocument(spending: Spending, brand: Brand, madeAt: string): ReportDocument {
  const { market, scope, view, revision, words } = spending;
  const { text, formats } = words;
  const thing = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  return {
    title: text(`exportMenu.screen.${scope.kind}`),
    subject: [...thing, words.market(market.id), formats.year(view.year)].join(" · "),
    locale: formats.locale,
    paper: paperOf(formats.locale),
    about: aboutDocument({
      name: [market.id, ...(scope.kind === "market" ? ["market-summary"] : [scope.id]), String(view.year)],
      revision,
      year: view.year,
      facts: spendingFacts(spending),
      words,
      client: null,
      madeAt,
    }),
    brand,
    sections: screenSections(spending),
  };
}
