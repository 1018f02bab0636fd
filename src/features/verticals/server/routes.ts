import type { FastifyInstance } from "fastify";
import { composeInsight } from "#domain/advertisers/composeInsight.ts";
import { Failure } from "#domain/failure.ts";
import { answerBody } from "#revisions/publishing/answerBody.ts";
import { marketIntelligence, prospects, seasons, subVerticalInsights } from "../contract.ts";

/** What a revision knows of advertisers. It never changes, so every answer is made once and then confirmed by its ETag. */
export function verticalsRoutes(app: FastifyInstance): void {
  app.storedEndpoint(seasons, async ({ params }, { publications }, encoding) => {
    const publication = await publications.byId(params.revision);
    return answerBody(publication, "seasons", encoding, () =>
      seasons.response.parse({ items: publication.advertisers.seasons }),
    );
  });

  app.storedEndpoint(prospects, async ({ params }, { publications }, encoding) => {
    const publication = await publications.byId(params.revision);
    const { id } = publication.market(params.market);
    return answerBody(publication, `prospects-${id}`, encoding, () =>
      prospects.response.parse({
        items: publication.advertisers.prospects.filter(({ market }) => market === null || market === id),
      }),
    );
  });

  app.storedEndpoint(marketIntelligence, async ({ params }, { publications }, encoding) => {
    const publication = await publications.byId(params.revision);
    return answerBody(publication, "market-intelligence", encoding, () =>
      marketIntelligence.response.parse({ items: publication.advertisers.marketIntel }),
    );
  });

  app.storedEndpoint(subVerticalInsights, async ({ params, query }, { publications }, encoding) => {
    const publication = await publications.byId(params.revision);
    const { revision, advertisers } = publication;
    const { vertical: subVertical } = params;
    if (!revision.subVerticals.includes(subVertical)) {
      throw new Failure("not-found", `Revision ${revision.id} has no sub-vertical ${subVertical}.`);
    }
    return answerBody(publication, `insights-${subVertical}-${query.language}`, encoding, () =>
      subVerticalInsights.response.parse(composeInsight(advertisers.insightTexts, subVertical, query.language)),
    );
  });
}
