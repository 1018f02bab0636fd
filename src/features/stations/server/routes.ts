import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { competitorsAmong } from "#domain/stations/competitors.ts";
import { otaRevenues as revenuesOf } from "#domain/stations/otaRevenues.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import {
  oneStation,
  otaRevenues,
  stationCompetitiveOverview,
  stationContours,
  topCompetitorsByShare,
  topRevenueAndShare,
} from "../contract.ts";
import { competitorsTable, otaRevenuesTable, overviewTable } from "../contract/stationTables.ts";
import { contoursOf } from "./contoursOf.ts";
import { marketFigures, overviewOf, type StationsAsked } from "#revisions/stations/marketFigures.ts";
import { stationDetail } from "./stationDetail.ts";

export function stationsRoutes(app: FastifyInstance): void {
  app.endpoint(
    stationCompetitiveOverview,
    async ({ params, query }, { caller, database, loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      const market = await marketFigures(database, loadedRevision, params.market, caller.rights);
      const { medium, demographics, dayparts, revenueWithheld } = market;
      return {
        ...overviewOf(market, params.market, query, loadedRevision.revision.currentYear),
        medium,
        demographics,
        dayparts,
        years: loadedRevision.revision.years,
        revenueWithheld,
      };
    },
    { table: overviewTable },
  );

  app.endpoint(
    otaRevenues,
    async ({ params, query }, { caller, database, loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(query.revision);
      const market = await marketFigures(database, loadedRevision, params.market, caller.rights);
      const { medium, figures, years, revenueWithheld } = market;
      const wallet = loadedRevision.wallet(params.market);
      return {
        market: params.market,
        medium,
        currentYear: loadedRevision.revision.currentYear,
        revenueWithheld,
        years: revenuesOf(figures, params.market, years, wallet, medium),
      };
    },
    { table: otaRevenuesTable },
  );

  app.endpoint(
    topCompetitorsByShare,
    async ({ params, query }, { caller, database, loadedRevisions }) =>
      competitors(database, await loadedRevisions.byId(query.revision), caller.rights, {
        ...params,
        ...query,
        of: "share",
      }),
    { table: competitorsTable },
  );

  app.endpoint(
    topRevenueAndShare,
    async ({ params, query }, { caller, database, loadedRevisions }) =>
      competitors(database, await loadedRevisions.byId(query.revision), caller.rights, {
        ...params,
        ...query,
        of: "ota",
      }),
    { table: competitorsTable },
  );

  app.endpoint(oneStation, async ({ params, query }, { caller, database, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const detail = await stationDetail(database, loadedRevision, params.station, caller.rights);
    // A station that may not be seen is answered like one that does not exist.
    if (!detail)
      throw new Failure("not-found", `Revision ${loadedRevision.revision.id} has no station ${params.station}.`);
    return detail;
  });

  app.endpoint(stationContours, async ({ params, query }, { caller, database, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { figures } = await marketFigures(database, loadedRevision, params.market, caller.rights);
    const wanted = query.stations?.split(",");
    const stations = figures
      .map(({ station }) => station)
      .filter(({ id, market }) => (wanted ? wanted.includes(id) : market === params.market));
    return { type: "FeatureCollection" as const, ...(await contoursOf(database, loadedRevision, stations)) };
  });
}

interface CompetitorsQuery extends StationsAsked {
  readonly market: string;
  readonly by: "station" | "owner";
  readonly of: "share" | "ota";
  readonly limit: number;
}

/** The largest stations or owners of a market with what stands around them. */
async function competitors(store: Queryable, loadedRevision: LoadedRevision, rights: Rights, asked: CompetitorsQuery) {
  const market = await marketFigures(store, loadedRevision, asked.market, rights);
  const overview = overviewOf(market, asked.market, asked, loadedRevision.revision.currentYear);
  return {
    market: asked.market,
    medium: market.medium,
    revenueWithheld: market.revenueWithheld,
    ...competitorsAmong(overview, asked),
  };
}
