import type { FastifyInstance } from "fastify";
import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { competitorsAmong } from "#domain/stations/competitors.ts";
import { otaRevenues as revenuesOf } from "#domain/stations/otaRevenues.ts";
import { controllerOf, type Station } from "#domain/stations/station.ts";
import { revenueYear } from "#domain/stations/stationRows.ts";
import { contourArea } from "#forecast/contours/contourArea.ts";
import { contourFeature } from "#forecast/contours/contourFeature.ts";
import { contourOf } from "#forecast/contours/contourOf.ts";
import { populationInside } from "#forecast/contours/populationInside.ts";
import { type PopulationLattice, populationLattice } from "#forecast/contours/populationLattice.ts";
import type { FmClass, Transmitter, TransmitterService } from "#forecast/contours/transmitter.ts";
import type { Queryable } from "#platform/database/database.ts";
import { sisterStations } from "#platform/database/queries/stations/sisterStations.ts";
import { stationAudienceRows } from "#platform/database/queries/stations/stationAudienceRows.ts";
import { type StationContourRow, stationContourRows } from "#platform/database/queries/stations/stationContourRows.ts";
import { countyTopology } from "#revisions/markets/countyShapes.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { marketFigures, overviewOf, type StationsAsked } from "#revisions/stations/marketFigures.ts";
import { stationsById } from "#revisions/stations/marketStations.ts";
import {
  oneStation,
  otaRevenues,
  stationCompetitiveOverview,
  stationContours,
  type StationContours,
  type StationDetail,
  topCompetitorsByShare,
  topRevenueAndShare,
} from "../contract.ts";
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

const TV: Readonly<Record<Station["service"], TransmitterService>> = {
  full: "tv",
  classA: "class-a",
  lowPower: "lptv",
  translator: "lptv",
  other: "lptv",
};
const FM: Readonly<Record<Station["service"], TransmitterService>> = {
  full: "fm",
  classA: "fm",
  lowPower: "lpfm",
  translator: "translator",
  other: "fm",
};
const CLASSES = ["A", "B1", "B", "C3", "C2", "C1", "C0", "C", "D"] as const satisfies readonly FmClass[];

/** A station as the prediction of its contour takes it. */
function transmitterOf(station: Station): Transmitter {
  const { medium, band, service, stationClass } = station;
  return {
    facilityId: station.facilityId ?? station.id,
    service: medium === "tv" ? TV[service] : band === "AM" ? "am" : FM[service],
    channel: station.rfChannel,
    frequency: station.frequency,
    latitude: station.latitude,
    longitude: station.longitude,
    erpKw: station.erpKw,
    haatM: station.haatM,
    fmClass: band === "FM" ? (CLASSES.find((one) => one === stationClass?.toUpperCase()) ?? null) : null,
    pattern: station.pattern,
    patternRotation: station.patternRotation,
  };
}

type Feature = StationContours["features"][number];

/** Where people live goes with the revision that says so. */
const lattices = new WeakMap<LoadedRevision["cacheKey"], PopulationLattice>();

/** Where some stations are received: as an official file draws it, else as predicted; and why of some nothing is known. */
async function contoursOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  stations: readonly Station[],
): Promise<Pick<StationContours, "features" | "missing">> {
  const ids = stations.map(({ id }) => id);
  const rows = await stationContourRows(store, loadedRevision.revision.id, ids);
  const official = new Map(rows.map((row) => [row.station, row]));
  const features: Feature[] = [];
  const missing: StationContours["missing"] = [];
  for (const station of stations) {
    const drawn = official.get(station.id);
    const predicted = drawn ? null : contourOf(transmitterOf(station));
    if (drawn) features.push(officialFeature(station, drawn));
    else if (predicted?.contour) {
      const { geometry, properties } = contourFeature(
        predicted.contour,
        populationInside(predicted.contour, latticeOf(loadedRevision)),
      );
      features.push({
        type: "Feature",
        id: station.id,
        geometry,
        properties: {
          ...identity(station),
          level: properties.levelDbu,
          areaKm2: Math.round(contourArea(predicted.contour)),
          population: properties.population,
          method: properties.method,
          assumed: properties.assumed,
        },
      });
    } else
      missing.push({ station: station.id, callSign: station.callSign, reason: predicted?.reason ?? "no-position" });
  }
  return { features, missing };
}

function officialFeature(station: Station, { level, population, geometry }: StationContourRow): Feature {
  return {
    type: "Feature",
    id: station.id,
    // The import has read the shape and written it down itself.
    geometry: JSON.parse(geometry),
    properties: { ...identity(station), level, areaKm2: null, population, method: "official", assumed: [] },
  };
}

function identity({
  id,
  callSign,
  facilityId,
}: Station): Pick<Feature["properties"], "station" | "callSign" | "facilityId"> {
  return { station: id, callSign, facilityId };
}

function latticeOf(loadedRevision: LoadedRevision): PopulationLattice {
  const known = lattices.get(loadedRevision.cacheKey);
  if (known) return known;
  const people = new Map(loadedRevision.counties(NATION).map(({ county }) => [county.fips, county.population]));
  const made = populationLattice(countyTopology(), people);
  lattices.set(loadedRevision.cacheKey, made);
  return made;
}
