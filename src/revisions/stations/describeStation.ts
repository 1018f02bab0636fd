import type { StationEngineeringRow } from "#platform/database/queries/stations/stationEngineeringRows.ts";
import type { StationListRow } from "#platform/database/queries/stations/stationListRows.ts";
import { readFormerCallSigns } from "#domain/stations/formerCallSigns.ts";
import type { MarketSource, Ownership, Station, Subchannel } from "#domain/stations/station.ts";
import { makesProgramme, stationService } from "#domain/stations/stationService.ts";

/** What other files say of a station. */
export interface StationMore {
  readonly subchannels: readonly Subchannel[];
  /** In the order of their files; the present is worked out here. */
  readonly ownership: readonly Ownership[];
  readonly engineering: StationEngineeringRow | null;
}

/** A station as its list has it, completed by what engineers and owners' lists say. */
export function describeStation(row: StationListRow, { subchannels, ownership, engineering }: StationMore): Station {
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

function directionalOf(antenna: string | null): boolean | null {
  return antenna === "Directional" ? true : antenna === "Non-directional" ? false : null;
}

function marketSourceOf(text: string | null): MarketSource | null {
  return (["stated", "transmitter", "community"] as const).find((source) => source === text) ?? null;
}
