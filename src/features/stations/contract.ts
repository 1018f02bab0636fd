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
const revision = z.string().default("current").describe("A revision's id, or `current`.");

/** Whose shares are compared; what the medium's surveys usually tell where left out. */
const asked = {
  demographic: z.string().optional().describe("Demographic, such as `P25-54`; the usual one where left out."),
  daypart: z.string().optional().describe("Daypart; the usual one where left out."),
  year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
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
  params: z.object({ market: z.string().describe("A market's id.") }),
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
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({ revision }),
  response: z.object({
    market: z.string().describe("A market's id."),
    medium: medium.describe("A medium's id."),
    currentYear: year.describe("The year that figures open with."),
    revenueWithheld: z
      .boolean()
      .describe("Whether revenue figures are left out because the caller has only some verticals."),
    years: list(marketRevenueYear).describe("The years."),
  }),
  csv: "figures",
} satisfies Endpoint;

const competitors = {
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({
    ...asked,
    by: z.enum(["station", "owner"]).default("station").describe("Whether competitors are stations or owners."),
    limit: z.coerce.number().int().min(1).max(50).default(10).describe("How many to answer at most."),
  }),
  response: z.object({
    market: z.string().describe("A market's id."),
    medium: medium.describe("A medium's id."),
    year: year.describe("A calendar year."),
    kind: kind.describe("How settled the year is."),
    by: z.enum(["station", "owner"]).describe("Whether competitors are stations or owners."),
    books: list(
      z.object({
        book: z.string().describe("Survey, such as a ratings book."),
        date: z.string().describe("First day of the survey, `YYYY-MM-DD`."),
      }),
    ).describe("The surveys, latest first."),
    marketOta: z
      .number()
      .nullable()
      .describe("Over-the-air revenue of the whole market, in whole dollars; null where it is not known."),
    unknownRevenue: z.number().int().describe("Stations whose revenue is not known."),
    hhiRevenue: z
      .number()
      .nullable()
      .describe("Herfindahl-Hirschman index of owners by revenue, 0–10,000; null where it is not known."),
    hhiAudience: z
      .number()
      .nullable()
      .describe("Herfindahl-Hirschman index of owners by audience, 0–10,000; null where it is not known."),
    stations: z.number().int().describe("Stations of the market."),
    commercial: z.number().int().describe("How many of them are commercial."),
    owners: z.number().int().describe("How many owners they have."),
    revenueWithheld: z
      .boolean()
      .describe("Whether revenue figures are left out because the caller has only some verticals."),
    rows: list(competitor).describe("The competitors, largest first."),
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
  params: z.object({ station: z.string().describe("A station's id.") }),
  query: z.object({ revision }),
  response: z.object({
    station: station.describe("The station."),
    marketName: z.string().nullable().describe("The market's name; null where it is not known."),
    audience: list(bookFigures).describe("Audience figures, latest survey first."),
    revenue: list(revenueYear).describe("Revenue by year."),
    revenueWithheld: z
      .boolean()
      .describe("Whether revenue figures are left out because the caller has only some verticals."),
    sisters: list(
      z.object({
        id: z.string().describe("The station's id."),
        medium: medium.describe("A medium's id."),
        callSign: z.string().describe("Call sign, such as WFAA."),
        city: z.string().nullable().describe("City; null where it is not known."),
        state: z.string().nullable().describe("Postal code of the state; null where it is not known."),
        market: z.string().nullable().describe("A market's id; null where there is none."),
        marketName: z.string().nullable().describe("The market's name; null where it is not known."),
      }),
    ).describe("Other stations of its group that the caller may see, those of its market first."),
    contourMissing: z
      .string()
      .nullable()
      .describe("Why no contour can be drawn, such as `no-position`; null where there is one."),
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
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({
    revision,
    stations: z
      .string()
      .optional()
      .describe("Ids of stations separated by commas; every station of the market where left out."),
  }),
  response: z.object({
    type: z.literal("FeatureCollection").describe("Always `FeatureCollection`."),
    features: z.array(contourFeature).describe("One contour per station."),
    missing: z
      .array(
        z.object({
          station: z.string().describe("A station's id."),
          callSign: z.string().describe("Call sign, such as WFAA."),
          reason: z.string().describe("Why it has none, as a stable code."),
        }),
      )
      .describe("Stations without a contour, and why."),
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
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({
    revision,
    first: z.string().describe("Id of the first station."),
    second: z.string().describe("Id of the second station."),
  }),
  response: z.object({
    people: z
      .object({
        firstOnly: z.number().int().describe("People whom only the first one reaches."),
        both: z.number().int().describe("People whom both reach."),
        secondOnly: z.number().int().describe("People whom only the second one reaches."),
      })
      .nullable()
      .describe(
        "How many people they reach, in the United States alone, estimated from counties and their towns; null where a station has no contour.",
      ),
  }),
} satisfies Endpoint;

export type StationOverview = EndpointOutput<typeof stationCompetitiveOverview>;
export type OverviewRow = z.output<typeof stationRow>;
export type StationDetail = EndpointOutput<typeof oneStation>;
export type MarketRevenue = EndpointOutput<typeof otaRevenues>;
export type Competitors = EndpointOutput<typeof topCompetitorsByShare>;
export type StationReach = EndpointOutput<typeof stationReach>;
export type StationContours = EndpointOutput<typeof stationContours>;
