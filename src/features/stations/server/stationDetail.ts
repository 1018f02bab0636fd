import type { Queryable } from "#platform/database/database.ts";
import { sisterStations } from "#platform/database/queries/stations/sisterStations.ts";
import { stationAudienceRows } from "#platform/database/queries/stations/stationAudienceRows.ts";
import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { controllerOf, type Station } from "#domain/stations/station.ts";
import { revenueYear } from "#domain/stations/stationRows.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { stationsById } from "#revisions/stations/marketStations.ts";
import type { StationDetail } from "../contract.ts";
import { contoursOf } from "./contoursOf.ts";
import { marketFigures } from "#revisions/stations/marketFigures.ts";

/** Everything about one station; null where there is none, or where these rights do not reach it. */
export async function stationDetail(
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
