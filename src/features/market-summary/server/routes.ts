import type { FastifyInstance } from "fastify";
import { computeSpendingSections, spendingSections } from "#domain/spending/spendingSections.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import { marketSummary, type SectionEndpoint, summarySections } from "../contract.ts";
import { summaryView } from "./summaryView.ts";

export function marketSummaryRoutes(app: FastifyInstance): void {
  for (const name of SECTION_NAMES) sectionRoute(app, name);

  app.endpoint(marketSummary, async ({ params, query }, { publications }) => {
    const publication = await publications.byId(query.revision);
    const view = summaryView(publication, params.market, query);
    return {
      revision: publication.revision.id,
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
    async ({ params, query }, { publications }) => {
      const publication = await publications.byId(query.revision);
      return section.compute(summaryView(publication, params.market, query));
    },
    { table: (output) => section.table(output) },
  );
}
