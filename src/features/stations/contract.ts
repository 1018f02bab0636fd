import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import {
  bookFigures,
  competitor,
  contourFeature,
  kind,
  marketRevenueYear,
  medium,
  overview,
  revenueYear,
  station,
  stationRow,
} from "./contract/stationSchemas.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const year = z.number().int();
const allow = { access: ["tv", "radio"] } as const;

/** A revision's id, or `current`. */
const revision = z.string().default("current");

/** Whose shares are compared; what the medium's surveys usually tell where left out. */
const asked = {
  demographic: z.string().optional(),
  daypart: z.string().optional(),
  /** The revision's current year where left out. */
  year: z.coerce.number().int().optional(),
  revision,
};

export const stationCompetitiveOverview = {
  method: "GET",
  url: "/markets/:market/stations",
  name: "stationCompetitiveOverview",
  offline: "kept",
  tag: "stations",
  summary:
    "The stations of a TV or radio market side by side: who they are, audience, broadcast revenue, shares and power ratio; with their owners and networks or formats",
  allow,
  markets: ["params.market"],
  mediumOf: "params.market",
  params: z.object({ market: z.string() }),
  query: z.object(asked),
  response: overview,
  csv: "figures",
} satisfies Endpoint;

export const otaRevenues = {
  method: "GET",
  url: "/markets/:market/ota-revenues",
  name: "otaRevenues",
  tag: "stations",
  summary:
    "Broadcast revenue of a market's stations by year (local, national, political, digital; retransmission separately) next to the revision's spending",
  allow,
  markets: ["params.market"],
  mediumOf: "params.market",
  params: z.object({ market: z.string() }),
  query: z.object({ revision }),
  response: z.object({
    market: z.string(),
    medium,
    currentYear: year,
    revenueWithheld: z.boolean(),
    years: list(marketRevenueYear),
  }),
  csv: "figures",
} satisfies Endpoint;

const competitors = {
  params: z.object({ market: z.string() }),
  query: z.object({
    ...asked,
    by: z.enum(["station", "owner"]).default("station"),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: z.object({
    market: z.string(),
    medium,
    year,
    kind,
    by: z.enum(["station", "owner"]),
    books: list(z.object({ book: z.string(), date: z.string() })),
    marketOta: z.number().nullable(),
    unknownRevenue: z.number().int(),
    hhiRevenue: z.number().nullable(),
    hhiAudience: z.number().nullable(),
    /** Stations of the market, and how many owners they have. */
    stations: z.number().int(),
    commercial: z.number().int(),
    owners: z.number().int(),
    revenueWithheld: z.boolean(),
    rows: list(competitor),
  }),
} as const;

export const topCompetitorsByShare = {
  method: "GET",
  url: "/markets/:market/top-competitors",
  name: "topCompetitorsByShare",
  tag: "stations",
  summary: "The stations or owners of a market with the largest audience shares, and how these changed",
  allow,
  markets: ["params.market"],
  mediumOf: "params.market",
  ...competitors,
  csv: "figures",
} satisfies Endpoint;

export const topRevenueAndShare = {
  method: "GET",
  url: "/markets/:market/top-revenue",
  name: "topRevenueAndShare",
  tag: "stations",
  summary: "The stations or owners of a market with the most broadcast revenue, their shares and power ratios",
  allow,
  markets: ["params.market"],
  mediumOf: "params.market",
  ...competitors,
  csv: "figures",
} satisfies Endpoint;

export const oneStation = {
  method: "GET",
  url: "/stations/:station",
  name: "oneStation",
  tag: "stations",
  summary:
    "One station: identity, ownership, engineering, subchannels, every survey, every year's revenue, and its sister stations",
  allow,
  params: z.object({ station: z.string() }),
  query: z.object({ revision }),
  response: z.object({
    station,
    marketName: z.string().nullable(),
    audience: list(bookFigures),
    revenue: list(revenueYear),
    revenueWithheld: z.boolean(),
    /** Other stations of its group that the caller may see, those of its market first. */
    sisters: list(
      z.object({
        id: z.string(),
        medium,
        callSign: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        market: z.string().nullable(),
        marketName: z.string().nullable(),
      }),
    ),
    /** Why no contour can be drawn, such as `no-position`; null where there is one. */
    contourMissing: z.string().nullable(),
  }),
} satisfies Endpoint;

export const stationContours = {
  method: "GET",
  url: "/markets/:market/station-contours",
  name: "stationContours",
  tag: "stations",
  summary:
    "Where the stations of a market are received, as GeoJSON: official contours where imported, else predicted ones",
  allow,
  markets: ["params.market"],
  mediumOf: "params.market",
  params: z.object({ market: z.string() }),
  query: z.object({
    revision,
    /** Ids, separated by commas; every station of the market where left out. */ stations: z.string().optional(),
  }),
  response: z.object({
    type: z.literal("FeatureCollection"),
    features: z.array(contourFeature),
    /** Stations without a contour, and why. */
    missing: z.array(z.object({ station: z.string(), callSign: z.string(), reason: z.string() })),
  }),
} satisfies Endpoint;

export const stationReach = {
  method: "GET",
  url: "/markets/:market/station-reach",
  name: "stationReach",
  tag: "stations",
  summary: "How the people inside the contours of two stations divide: those of one alone, of both, of the other alone",
  allow,
  markets: ["params.market"],
  mediumOf: "params.market",
  params: z.object({ market: z.string() }),
  query: z.object({ revision, first: z.string(), second: z.string() }),
  response: z.object({
    /** Of the United States alone, estimated from counties and their towns; null where a station has no contour. */
    people: z.object({ firstOnly: z.number().int(), both: z.number().int(), secondOnly: z.number().int() }).nullable(),
  }),
} satisfies Endpoint;

export type StationOverview = EndpointOutput<typeof stationCompetitiveOverview>;
export type OverviewRow = z.output<typeof stationRow>;
export type StationDetail = EndpointOutput<typeof oneStation>;
export type MarketRevenue = EndpointOutput<typeof otaRevenues>;
export type Competitors = EndpointOutput<typeof topCompetitorsByShare>;
export type StationReach = EndpointOutput<typeof stationReach>;
export type StationContours = EndpointOutput<typeof stationContours>;
