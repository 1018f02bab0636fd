import { scenarioSubject } from "#documents/scenarioSubject.ts";
import { SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { aboutDocument } from "#documents/aboutDocument.ts";
import type { BlockSubject } from "#documents/block.ts";
import type { Brand, Fact, ReportDocument } from "#documents/document.ts";
import { paperOf } from "#documents/paperOf.ts";
import { spendingFacts } from "#documents/spendingFacts.ts";
import { type Screen, screenSections } from "#documents/templates/screenSections.ts";

/** A screen of figures as a document: its blocks in their order, and what has to be known of them. */
export function screenDocument(screen: Screen, subject: BlockSubject, brand: Brand, madeAt: string): ReportDocument {
  const { market, scope, view, revision, words } = subject.spending;
  const { text, formats } = words;
  const thing = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  return {
    title: text(`exportMenu.screen.${screen.screen === "spending" ? scope.kind : screen.screen}`),
    subject: scenarioSubject([...thing, words.market(market.id), formats.year(view.year)].join(" · "), words),
    locale: formats.locale,
    paper: paperOf(formats.locale),
    about: aboutDocument({
      name: [market.id, ...nameOf(screen, subject), String(view.year)],
      revision,
      year: view.year,
      facts: [...spendingFacts(subject.spending), ...choiceFacts(screen, subject)],
      words,
      client: null,
      madeAt,
    }),
    brand,
    sections: screenSections(screen, subject),
  };
}

function nameOf({ screen, tab }: Screen, { spending: { scope } }: BlockSubject): string[] {
  const thing = scope.kind === "market" ? [] : [scope.id];
  if (screen === "profile") return ["market-profile"];
  if (screen === "stations") return ["station-overview"];
  if (screen === "wallet") return [...thing, "share-of-wallet"];
  if (screen === "ranker") return [...thing, "media-rank", tab ?? "media"];
  return scope.kind === "market" ? ["market-summary"] : thing;
}

/** What was chosen beside the filters of spending. */
function choiceFacts({ screen }: Screen, { choice, spending: { words } }: BlockSubject): Fact[] {
  if (screen === "spending") return [];
  if (choice.local) {
    return [{ name: words.text("documents.fact.medium"), value: words.medium(SOLD_BY[choice.local.medium].ota) }];
  }
  const medium = { name: words.text("documents.fact.medium"), value: words.medium(choice.medium) };
  if (screen === "ranker") return [medium];
  const { benchmark } = choice;
  const name = words.text(`shareWallet.benchmark.${benchmark.kind}`);
  const value = benchmark.kind === "custom" ? `${name}: ${words.formats.share(benchmark.share)}` : name;
  return [medium, { name: words.text("documents.fact.benchmark"), value }];
}
