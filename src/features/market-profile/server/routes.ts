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
    async ({ params, query: { revision, year } }, { loadedRevisions, database }) => ({
      figures: await marketStats(database, await loadedRevisions.byId(revision), params.market, year),
    }),
    { table: ({ figures }) => profileTable(figures) },
  );

  app.endpoint(
    marketDemographics,
    async ({ params, query }, { loadedRevisions, database }) => {
      const { own, nation } = await peopleBeside(database, await loadedRevisions.byId(query.revision), params.market);
      return { totals: demographicTotals(own, nation) };
    },
    { table: ({ totals }) => demographicTotalsTable(totals) },
  );

  app.endpoint(
    marketDemographicsBreakdown,
    async ({ params, query }, { loadedRevisions, database }) => ({
      topics: await marketTopics(database, await loadedRevisions.byId(query.revision), params.market),
    }),
    { table: ({ topics }) => demographicsTable(topics) },
  );

  app.storedEndpoint(marketCounties, async ({ params, query }, { loadedRevisions }, encoding) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { id } = loadedRevision.market(params.market);
    return answerBody(loadedRevision, `counties-${id}`, encoding, () =>
      marketCounties.response.parse({ counties: profiledCounties(loadedRevision, id) }),
    );
  });
}
