import type { FastifyInstance } from "fastify";
import { demographicsTable, demographicTotalsTable } from "#domain/demographics/demographicsTable.ts";
import { demographicTotals } from "#domain/demographics/demographicTotals.ts";
import { profileTable } from "#domain/demographics/profileTable.ts";
import { profiledCounties } from "#revisions/markets/profiledCounties.ts";
import { answerBody } from "#revisions/publishing/answerBody.ts";
import { marketStats, marketTopics, peopleBeside } from "#revisions/markets/marketProfile.ts";
import { marketCounties, marketDemographics, marketDemographicsBreakdown, marketProfileStats } from "../contract.ts";

/** Who lives in a market and what they live on. */
export function marketProfileRoutes(app: FastifyInstance): void {
  app.endpoint(
    marketProfileStats,
    async ({ params, query: { revision, year } }, { publications, database }) => ({
      figures: await marketStats(database, await publications.byId(revision), params.market, year),
    }),
    { table: ({ figures }) => profileTable(figures) },
  );

  app.endpoint(
    marketDemographics,
    async ({ params, query }, { publications, database }) => {
      const { own, nation } = await peopleBeside(database, await publications.byId(query.revision), params.market);
      return { totals: demographicTotals(own, nation) };
    },
    { table: ({ totals }) => demographicTotalsTable(totals) },
  );

  app.endpoint(
    marketDemographicsBreakdown,
    async ({ params, query }, { publications, database }) => ({
      topics: await marketTopics(database, await publications.byId(query.revision), params.market),
    }),
    { table: ({ topics }) => demographicsTable(topics) },
  );

  app.storedEndpoint(marketCounties, async ({ params, query }, { publications }, encoding) => {
    const publication = await publications.byId(query.revision);
    const { id } = publication.market(params.market);
    return answerBody(publication, `counties-${id}`, encoding, () =>
      marketCounties.response.parse({ counties: profiledCounties(publication, id) }),
    );
  });
}
