import type { FastifyInstance } from "fastify";
import { composeInsight } from "#domain/advertisers/composeInsight.ts";
import { Failure } from "#domain/failure.ts";
import { answerBody } from "#revisions/publishing/answerBody.ts";
import { marketIntelligence, prospects, seasons, subVerticalInsights } from "../contract.ts";

/** What a revision knows of advertisers. It never changes, so every answer is made once and then confirmed by its ETag. */
export function verticalsRoutes(app: FastifyInstance): void {
  app.storedEndpoint(seasons, async ({ params }, { loadedRevisions }, encoding) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    return answerBody(loadedRevision, "seasons", encoding, () =>
      seasons.response.parse({ items: loadedRevision.advertisers.seasons }),
    );
  });

  app.storedEndpoint(prospects, async ({ params }, { loadedRevisions }, encoding) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    const { id } = loadedRevision.market(params.market);
    return answerBody(loadedRevision, `prospects-${id}`, encoding, () =>
      prospects.response.parse({
        items: loadedRevision.advertisers.prospects.filter(({ market }) => market === null || market === id),
      }),
    );
  });

  app.storedEndpoint(marketIntelligence, async ({ params }, { loadedRevisions }, encoding) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    return answerBody(loadedRevision, "market-intelligence", encoding, () =>
      marketIntelligence.response.parse({ items: loadedRevision.advertisers.marketIntel }),
    );
  });

  app.storedEndpoint(subVerticalInsights, async ({ params, query }, { loadedRevisions }, encoding) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    const { revision, advertisers } = loadedRevision;
    const { vertical: subVertical } = params;
    if (!revision.subVerticals.includes(subVertical)) {
      throw new Failure("not-found", `Revision ${revision.id} has no sub-vertical ${subVertical}.`);
    }
    return answerBody(loadedRevision, `insights-${subVertical}-${query.language}`, encoding, () =>
      subVerticalInsights.response.parse(composeInsight(advertisers.insightTexts, subVertical, query.language)),
    );
  });
}
