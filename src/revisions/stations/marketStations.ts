import { LRUCache } from "lru-cache";
import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Queryable } from "#platform/database/database.ts";
import { stationAudienceRows } from "#platform/database/queries/stations/stationAudienceRows.ts";
import { stationEngineeringRows } from "#platform/database/queries/stations/stationEngineeringRows.ts";
import { type StationListRow, stationListRows } from "#platform/database/queries/stations/stationListRows.ts";
import { stationOwnerRows } from "#platform/database/queries/stations/stationOwnerRows.ts";
import { stationRevenueRows } from "#platform/database/queries/stations/stationRevenueRows.ts";
import { stationSubchannelRows } from "#platform/database/queries/stations/stationSubchannelRows.ts";
import { stationWeightRows } from "#platform/database/queries/stations/stationWeightRows.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { StationWeight } from "#domain/stations/apportionRevenue.ts";
import type { StationBook } from "#domain/stations/audience.ts";
import type { StationRevenue } from "#domain/stations/revenue.ts";
import type { Station } from "#domain/stations/station.ts";
import { describeStation } from "./describeStation.ts";
import { mergeEngineering } from "./mergeEngineering.ts";

/** Everything that the files of a revision say of the stations of a market. */
export interface MarketStations {
  /** Those at home there, and those of other markets that its surveys name. */
  readonly stations: readonly Station[];
  readonly audience: readonly StationBook[];
  readonly reported: readonly StationRevenue[];
  /** Of the stations at home. */
  readonly weights: readonly StationWeight[];
}

/** A market takes some hundred kilobytes. */
const MARKETS_KEPT = 100;

/** A revision never changes: what was read of its markets once stays true, and goes with it. */
const kept = new WeakMap<Revision, LRUCache<string, Promise<MarketStations>>>();

export function marketStations(store: Queryable, revision: Revision, market: string): Promise<MarketStations> {
  const markets = kept.get(revision) ?? new LRUCache<string, Promise<MarketStations>>({ max: MARKETS_KEPT });
  kept.set(revision, markets);
  const known = markets.get(market);
  if (known) return known;
  const reading = withoutStatementTimeout(() => readMarket(store, revision.id, market));
  markets.set(market, reading);
  reading.catch(() => markets.delete(market));
  return reading;
}

/** Stations by their ids, with everything that is said of them but audience and money. */
export async function stationsById(store: Queryable, revision: string, ids: readonly string[]): Promise<Station[]> {
  return ids.length === 0 ? [] : describe(store, revision, await stationListRows(store, revision, { ids }));
}

async function readMarket(store: Queryable, revision: string, market: string): Promise<MarketStations> {
  const books = await stationAudienceRows(store, revision, { market });
  const audience = latest(books, (one) => [one.station, one.date, one.book, one.demographic, one.daypart]);
  const surveyed = [...new Set(audience.map(({ station }) => station))];
  const rows = await stationListRows(store, revision, { market, ids: surveyed });
  const own = rows.filter((row) => row.market === market).map(({ id }) => id);
  const reported = latest(await stationRevenueRows(store, revision, own), ({ station, year }) => [station, year]);
  const weights = latest(await stationWeightRows(store, revision, own), ({ station }) => [station]);
  return {
    stations: await describe(store, revision, rows),
    audience,
    reported: reported.map((one): StationRevenue => ({ ...one, basis: "reported" })),
    weights,
  };
}

async function describe(store: Queryable, revision: string, rows: readonly StationListRow[]): Promise<Station[]> {
  const ids = rows.map(({ id }) => id);
  const subchannels = Map.groupBy(await stationSubchannelRows(store, revision, ids), ({ station }) => station);
  const owners = Map.groupBy(await stationOwnerRows(store, revision, ids), ({ station }) => station);
  const engineering = Map.groupBy(await stationEngineeringRows(store, revision, ids), ({ station }) => station);
  return rows.map((row) => {
    const programmes = subchannels.get(row.id) ?? [];
    // A later file about a station's programmes takes the place of an earlier one.
    const newest = programmes.at(-1)?.importId;
    return describeStation(row, {
      subchannels: programmes
        .filter(({ importId }) => importId === newest)
        .map(({ major, minor, network, category }) => ({ major, minor, network, category })),
      ownership: (owners.get(row.id) ?? []).map(({ station: _station, ...ownership }) => ownership),
      engineering: mergeEngineering(engineering.get(row.id) ?? []),
    });
  });
}

/** Of rows with one key the last one. */
function latest<Row>(rows: readonly Row[], keyOf: (row: Row) => readonly (string | number)[]): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row).join("\t"), row])).values()];
}
