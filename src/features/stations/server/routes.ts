import type { FastifyInstance } from "fastify";
import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { Failure } from "#domain/failure.ts";
import { competitorsAmong } from "#domain/stations/competitors.ts";
import { otaRevenues as revenuesOf } from "#domain/stations/otaRevenues.ts";
import { controllerOf, type Station } from "#domain/stations/station.ts";
import { revenueYear } from "#domain/stations/stationRows.ts";
import type { Queryable } from "#platform/database/database.ts";
import { sisterStations } from "#platform/database/queries/stations/sisterStations.ts";
import { stationAudienceRows } from "#platform/database/queries/stations/stationAudienceRows.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { marketFigures, overviewOf, type StationsAsked } from "#revisions/stations/marketFigures.ts";
import { stationsById } from "#revisions/stations/marketStations.ts";
import {
  oneStation,
  otaRevenues,
  stationCompetitiveOverview,
  stationContours,
  type StationDetail,
  stationReach,
  topCompetitorsByShare,
  topRevenueAndShare,
} from "../contract.ts";
import { contoursOf, reachOf } from "./contours.ts";
import { competitorsTable, otaRevenuesTable, overviewTable } from "../contract/stationTables.ts";

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

  app.endpoint(stationReach, async ({ params, query }, { caller, database, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { figures } = await marketFigures(database, loadedRevision, params.market, caller.rights);
    const [first, second] = [query.first, query.second].map((id) => {
      const found = figures.find(({ station }) => station.id === id);
      if (!found) throw new Failure("not-found", `${params.market} has no station ${id}.`);
      return found.station;
    });
    return { people: first && second ? await reachOf(database, loadedRevision, first, second) : null };
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

/** Everything about one station; null where there is none, or where these rights do not reach it. */
async function stationDetail(
  store: Queryable,
  loadedRevision: LoadedRevision,
  id: string,
  rights: Rights,
): Promise<StationDetail | null> {
  const { revision } = loadedRevision;
  const [station] = await stationsById(store, revision.id, [id]);
  if (!station || !mayReadStation(rights, station)) return null;
  const home = station.market !== null && loadedRevision.markets.has(station.market) ? station.market : null;
  const market = home === null ? null : await marketFigures(store, loadedRevision, home, rights);
  const own = market?.figures.find((one) => one.station.id === id);
  const books = await stationAudienceRows(store, revision.id, { station: id });
  const { missing } = await contoursOf(store, loadedRevision, [station]);
  return {
    station,
    marketName: home === null ? null : loadedRevision.market(home).name,
    audience: books
      // What a survey of another market found there is that market's.
      .filter((book) => mayReadMarket(rights, book.market) && book.market === station.market)
      .toSorted((a, b) => b.date.localeCompare(a.date)),
    revenue: (market?.years ?? []).map((year) => revenueYear(year, own?.revenue ?? [])),
    revenueWithheld: market?.revenueWithheld ?? false,
    sisters: await sistersOf(store, loadedRevision, station, rights),
    contourMissing: missing[0]?.reason ?? null,
  };
}

async function sistersOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  station: Station,
  rights: Rights,
): Promise<StationDetail["sisters"]> {
  const name = controllerOf(station);
  if (name === null) return [];
  const { revision } = loadedRevision;
  const named = (await sisterStations(store, revision.id, name)).filter(
    (one) => one.id !== station.id && mayReadStation(rights, one),
  );
  const current = await stationsById(
    store,
    revision.id,
    named.map(({ id }) => id),
  );
  return current
    .filter((one) => controllerOf(one) === name)
    .toSorted((a, b) => Number(b.market === station.market) - Number(a.market === station.market))
    .map(({ id, medium, callSign, city, state, market }) => {
      const marketName = market === null ? null : (loadedRevision.markets.get(market)?.name ?? null);
      return { id, medium, callSign, city, state, market, marketName };
    });
}
