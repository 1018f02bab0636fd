import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { aboutDocument } from "#documents/aboutDocument.ts";
import type { BlockSubject } from "#documents/block.ts";
import type { Brand, Fact, ReportDocument } from "#documents/document.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { paperOf } from "#documents/paperOf.ts";
import { scenarioSubject } from "#documents/scenarioSubject.ts";
import { aboutSpending } from "#documents/spendingFacts.ts";
import { type Screen, screenBlocks, screenSections } from "#documents/templates/screenSections.ts";
import { isLocal } from "#domain/blockNames.ts";
import { Failure } from "#domain/failure.ts";
import { ownMedium, SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { quarterlySpending as quartersOf, quarterlySpendingTable } from "#domain/spending/quarterlySpending.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import { computeSpendingSections, spendingSections } from "#domain/spending/spendingSections.ts";
import { periodName } from "#domain/period.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { viewInQuarter } from "#domain/spending/viewInQuarter.ts";
import { tableInQuarter } from "#domain/tables/inQuarter.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { blockSubjectFor } from "#revisions/reader/blockSubjectFor.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { spendingView } from "#revisions/spendingView.ts";
import {
  marketSummary,
  quarterlySpending,
  screenFile,
  type SectionEndpoint,
  type summaryQuery,
  summarySections,
} from "../contract.ts";

interface SummaryParts {
  readonly documentWorker: DocumentWorker;
  /** What files call the product where a customer has no brand of its own. */
  readonly product: string;
}

export function marketSummaryRoutes(app: FastifyInstance, { documentWorker, product }: SummaryParts): void {
  for (const name of SECTION_NAMES) sectionRoute(app, name);

  app.fileEndpoint(screenFile, async ({ params, query }, { caller, loadedRevisions, database, signal }) => {
    const { format, locale, revision, screen, tab, benchmark, localMedium, people, by, view, ...asked } = query;
    const loadedRevision = await loadedRevisions.byId(revision);
    const scope = askedScope(query);
    const medium = localMedium ?? ownMedium(loadedRevision.market(params.market));
    const shown = { screen, tab: screen === "ranker" ? tab : null, medium };
    const document = async () => {
      const subject = await blockSubjectFor(
        database,
        loadedRevision,
        caller,
        {
          ...asked,
          screen,
          benchmark: readBenchmark(benchmark),
          local: isLocal(screen) ? { medium, people, by, view } : null,
          market: params.market,
          scope,
          locale: localeFor(caller, locale),
        },
        screenBlocks(shown, scope.kind),
      );
      const brand = await brandFor(database, caller.person.customerId, product);
      return screenDocument(shown, subject, brand, new Date().toISOString());
    };
    return documentWorker.print(
      inOwnSlides(database, { customer: caller.person.customerId, format }, document),
      format,
      signal,
    );
  });

  app.endpoint(
    quarterlySpending,
    async ({ params, query }, { loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      const view = spendingView(loadedRevision, params.market, query);
      return quartersOf(view, loadedRevision.advertisers.seasons, askedScope(query));
    },
    { table: quarterlySpendingTable },
  );

  app.endpoint(marketSummary, async ({ params, query }, { loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const view = summaryView(loadedRevision, params.market, query);
    return {
      revision: loadedRevision.revision.id,
      market: params.market,
      year: view.year,
      quarter: view.quarter ?? null,
      sections: computeSpendingSections(view),
    };
  });
}

/** One section, as JSON and as the CSV of the same table that screens show. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the contract to the section of the same name
function sectionRoute<Name extends SectionName>(app: FastifyInstance, name: Name): void {
  const contract: SectionEndpoint<Name> = summarySections[name];
  const section = spendingSections[name];
  app.endpoint(
    contract,
    async ({ params, query }, { loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      return section.compute(summaryView(loadedRevision, params.market, query));
    },
    { table: (output, { query }) => tableInQuarter(section.table(output), query.quarter) },
  );
}

/** A screen of figures as a document: its blocks in their order, and what has to be known of them. */
function screenDocument(screen: Screen, subject: BlockSubject, brand: Brand, madeAt: string): ReportDocument {
  const { market, scope, view, words } = subject.spending;
  const { text, formats } = words;
  const about = aboutSpending(subject.spending);
  const thing = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  return {
    title: text(`exportMenu.screen.${screen.screen === "spending" ? scope.kind : screen.screen}`),
    subject: scenarioSubject([...thing, words.market(market.id), formats.year(view.year)].join(" · "), words),
    locale: formats.locale,
    paper: paperOf(formats.locale),
    about: aboutDocument({
      ...about,
      name: [market.id, ...nameOf(screen, subject), periodName(view)],
      facts: [...about.facts, ...choiceFacts(screen, subject)],
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

/**
 * The view that a request asks for, cut down to its vertical or sub-vertical.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year that the revision does not have, and for no or two things to cut down to
 */
function summaryView(
  loadedRevision: LoadedRevision,
  market: string,
  query: z.output<typeof summaryQuery>,
): SpendingView {
  const year = spendingView(loadedRevision, market, query);
  const { quarter } = query;
  const view = quarter === undefined ? year : viewInQuarter(year, quarter, loadedRevision.advertisers.seasons);
  return narrowView(view, askedScope(query));
}

interface Asked {
  readonly vertical?: string | undefined;
  readonly subVertical?: string | undefined;
}

/** What part of the market a request is about. @throws Failure `invalid-input` for what nobody knows, and for two at once */
function askedScope({ vertical, subVertical }: Asked): Scope {
  if (vertical !== undefined && subVertical !== undefined) {
    throw wrong("subVertical", "Name a vertical or a sub-vertical, not both.");
  }
  if (vertical !== undefined) {
    if (!verticalById(vertical)) throw wrong("vertical", "Must be the id of a vertical.");
    return { kind: "vertical", id: vertical };
  }
  if (subVertical === undefined) return WHOLE_MARKET;
  if (!subVerticalById(subVertical)) throw wrong("subVertical", "Must be the id of a sub-vertical.");
  return { kind: "subVertical", id: subVertical };
}

function wrong(parameter: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: `/query/${parameter}`, message }]);
}
