import { LRUCache } from "lru-cache";
import type { Revision } from "#domain/revisions/revision.ts";
import type { StationWeight } from "#domain/stations/apportionRevenue.ts";
import type { StationBook } from "#domain/stations/audience.ts";
import { readFormerCallSigns } from "#domain/stations/formerCallSigns.ts";
import type { StationRevenue } from "#domain/stations/revenue.ts";
import type { MarketSource, Ownership, Station, Subchannel } from "#domain/stations/station.ts";
import { makesProgramme, stationService } from "#domain/stations/stationService.ts";
import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Queryable } from "#platform/database/database.ts";
import { stationAudienceRows } from "#platform/database/queries/stations/stationAudienceRows.ts";
import {
  type StationEngineeringRow,
  stationEngineeringRows,
} from "#platform/database/queries/stations/stationEngineeringRows.ts";
import { type StationListRow, stationListRows } from "#platform/database/queries/stations/stationListRows.ts";
import { stationOwnerRows } from "#platform/database/queries/stations/stationOwnerRows.ts";
import { stationRevenueRows } from "#platform/database/queries/stations/stationRevenueRows.ts";
import { stationSubchannelRows } from "#platform/database/queries/stations/stationSubchannelRows.ts";
import { stationWeightRows } from "#platform/database/queries/stations/stationWeightRows.ts";
import { mergeEngineering } from "./mergeEngineering.ts";

/** What other files say of a station. */
interface StationMore {
  readonly subchannels: readonly Subchannel[];
  /** In the order of their files; the present is worked out here. */
  readonly ownership: readonly Ownership[];
  readonly engineering: StationEngineeringRow | null;
}

/** A station as its list has it, completed by what engineers and owners' lists say. */
function describeStation(row: StationListRow, { subchannels, ownership, engineering }: StationMore): Station {
  const { details } = row;
  const text = (key: string) => (details[key] === undefined ? null : String(details[key]));
  const number = (key: string) => (typeof details[key] === "number" ? details[key] : null);
  const isTv = row.medium === "tv";
  const history = historyOf(ownership);
  const [now] = history;
  const placed = engineering && engineering.latitude !== null && engineering.longitude !== null ? engineering : row;
  const band = isTv ? null : row.id.endsWith("-AM") ? "AM" : "FM";
  return {
    id: row.id,
    medium: row.medium,
    facilityId: row.facilityId,
    callSign: row.callSign,
    formerCallSigns: readFormerCallSigns(text("former_call_signs")),
    service: stationService(row.service ?? band),
    stationClass: engineering?.stationClass ?? text("station_class"),
    status: statusOf(text("status"), row.callSign, text("format_group")),
    commercial: commercialOf(row, text("commercial"), band),
    rfChannel: isTv ? (engineering?.channel ?? number("rf_channel")) : null,
    virtualChannel: isTv ? number("virtual_channel") : null,
    band,
    frequency: row.frequency,
    city: row.city,
    state: row.state,
    countyFips: text("placed_county") ?? text("county_fips"),
    latitude: placed.latitude,
    longitude: placed.longitude,
    erpKw: engineering?.erpKw ?? row.powerKw,
    haatM: engineering?.haatM ?? row.haatM,
    directional: engineering?.directional ?? directionalOf(text("antenna")),
    pattern: engineering?.pattern ?? null,
    patternRotation: engineering?.patternRotation ?? 0,
    engineeringVintage: engineering ? engineering.vintage : text("engineering_vintage"),
    network: isTv ? row.networkOrFormat : null,
    subchannels,
    format: isTv ? null : row.networkOrFormat,
    formatGroup: isTv ? null : (text("format_group") ?? row.networkOrFormat),
    ownership: history,
    owner: now?.owner ?? row.owner,
    ownerGroup: now?.group ?? null,
    operator: now?.operator ?? null,
    operatorKind: now?.operatorKind ?? null,
    onAir: number("on_air_year"),
    simulcastOf: text("simulcast_of"),
    channelHost: channelHostOf(text("channel_host"), text("channel_host_basis")),
    market: row.market,
    marketSource: row.marketGiven ? "given" : marketSourceOf(text("market_source")),
    marketNote: row.marketNote,
  };
}

/** Latest day first: since when it holds, else the day of the list. A row without either is the oldest beside others, and of two for one day the later file counts. */
function historyOf(ownership: readonly Ownership[]): Ownership[] {
  const byDay = new Map(ownership.map((one) => [one.from ?? one.asOf ?? "", one]));
  return [...byDay].toSorted(([a], [b]) => b.localeCompare(a)).map(([, one]) => one);
}

function statusOf(stated: string | null, callSign: string, formatGroup: string | null): Station["status"] {
  if (stated === "silent" || stated === "deleted" || stated === "licensed") return stated;
  // The FCC puts a D in front of a call sign that it has deleted.
  if (/^D[KW][A-Z0-9]{2,}/.test(callSign)) return "deleted";
  return formatGroup === "Silent" ? "silent" : "licensed";
}

/** FM below this many megahertz is kept for stations that sell no time. */
const RESERVED_BELOW = 92;

/** As stated; else what is certain: public television, the reserved part of the FM band, and translators, which sell nothing themselves. */
function commercialOf(row: StationListRow, stated: string | null, band: "FM" | "AM" | null): boolean | null {
  if (stated !== null && /^(y|yes|true|1)$/i.test(stated)) return true;
  if (stated !== null && /^(n|no|false|0)$/i.test(stated)) return false;
  if (row.networkOrFormat === "PBS") return false;
  if (band === "FM" && row.frequency !== null && row.frequency < RESERVED_BELOW) return false;
  return makesProgramme(stationService(row.service ?? band)) ? null : false;
}

function channelHostOf(callSign: string | null, basis: string | null): Station["channelHost"] {
  return callSign === null ? null : { callSign, assumed: basis === "assumed" };
}

function directionalOf(antenna: string | null): boolean | null {
  return antenna === "Directional" ? true : antenna === "Non-directional" ? false : null;
}

function marketSourceOf(text: string | null): MarketSource | null {
  return (["stated", "transmitter", "community"] as const).find((source) => source === text) ?? null;
}

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
