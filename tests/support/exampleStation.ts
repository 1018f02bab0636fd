import type { BookFigures } from "#domain/stations/audience.ts";
import type { StationFigures } from "#domain/stations/overview.ts";
import type { StationRevenue } from "#domain/stations/revenue.ts";
import type { Station } from "#domain/stations/station.ts";

/** A station of which nothing is known but its call sign and market. */
export function exampleStation(callSign: string, facts: Partial<Station> = {}): Station {
  return {
    id: `tv-${callSign}`,
    medium: "tv",
    facilityId: null,
    callSign,
    formerCallSigns: [],
    service: "full",
    stationClass: null,
    status: "licensed",
    commercial: null,
    rfChannel: null,
    virtualChannel: null,
    band: null,
    frequency: null,
    city: null,
    state: null,
    countyFips: null,
    latitude: null,
    longitude: null,
    erpKw: null,
    haatM: null,
    directional: null,
    pattern: null,
    patternRotation: 0,
    engineeringVintage: null,
    network: null,
    subchannels: [],
    format: null,
    formatGroup: null,
    ownership: [],
    owner: null,
    ownerGroup: null,
    operator: null,
    operatorKind: null,
    onAir: null,
    simulcastOf: null,
    channelHost: null,
    market: "tv-501",
    marketSource: "stated",
    marketNote: null,
    ...facts,
  };
}

export interface ExampleFigures extends Partial<Station> {
  /** Shares in percent by date of the book. */
  readonly shares?: Readonly<Record<string, number>>;
  /** Local broadcast revenue by year. */
  readonly local?: Readonly<Record<number, number>>;
}

/** A station with surveys and revenue. */
export function exampleFigures(
  callSign: string,
  { shares = {}, local = {}, ...facts }: ExampleFigures = {},
): StationFigures {
  const station = exampleStation(callSign, facts);
  return {
    station,
    audience: Object.entries(shares).map(
      ([date, percent]): BookFigures => ({
        book: date,
        date,
        demographic: "HH",
        daypart: "total",
        share: percent / 100,
        aqhPersons: null,
        aqhRating: null,
        cumePersons: null,
      }),
    ),
    revenue: Object.entries(local).map(
      ([year, dollars]): StationRevenue => ({
        station: station.id,
        year: Number(year),
        basis: "reported",
        otaLocal: dollars,
        otaNational: null,
        otaPolitical: null,
        digital: null,
        retrans: null,
      }),
    ),
  };
}
