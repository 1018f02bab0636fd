import type { FastifyInstance } from "fastify";
import { blockSubjectFor } from "#revisions/reader/blockSubjectFor.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { isLocal } from "#domain/blockNames.ts";
import { ownMedium } from "#domain/localMedium/localMedium.ts";
import { readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { computeSpendingSections, spendingSections } from "#domain/spending/spendingSections.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { screenBlocks } from "#documents/templates/screenSections.ts";
import { marketSummary, screenFile, type SectionEndpoint, summarySections } from "../contract.ts";
import { askedScope } from "./askedScope.ts";
import { screenDocument } from "./screenDocument.ts";
import { summaryView } from "./summaryView.ts";

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
    return documentWorker.print(document, format, signal);
  });

  app.endpoint(marketSummary, async ({ params, query }, { loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const view = summaryView(loadedRevision, params.market, query);
    return {
      revision: loadedRevision.revision.id,
      market: params.market,
      year: view.year,
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
    { table: (output) => section.table(output) },
  );
}
