import { z } from "zod";
import { knownPart, part } from "#platform/api/shares.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { BANDS } from "#domain/demographics/bandNames.ts";
import { PROFILE_FIGURES } from "#domain/demographics/profileFigures.ts";
import { TOPICS } from "#domain/demographics/topics.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const figure = z.number().nullable();

/** A market is opened by the flag of its medium; custom markets and the nation, which are of none, by either. */
const asked = {
  method: "GET",
  tag: "market profile",
  allow: { access: ["tv", "radio"] },
  markets: ["params.market"],
  mediumOf: "params.market",
  params: z.object({ market: z.string() }),
  csv: "figures",
} as const;

/** A revision's id, or `current`. */
const revision = z.string().default("current");

const base = z.enum(["persons", "adults", "households"]);

const growth = z.object({ from: z.number().int(), to: z.number().int(), change: knownPart }).nullable();

export const marketProfileStats = {
  ...asked,
  url: "/markets/:market/market-profile-stats",
  name: "marketProfileStats",
  summary: "Key figures of a market's population and economy next to the nation's, with five-year growth",
  query: z.object({
    revision,
    /** Of the advertising that retail sales are set against; the revision's current year where left out. */
    year: z.coerce.number().int().optional(),
  }),
  response: z.object({
    figures: list(
      z.object({
        figure: z.enum(PROFILE_FIGURES),
        unit: z.enum(["persons", "households", "ratio", "years", "percent", "dollars"]),
        value: figure,
        nation: figure,
        nationShare: part,
        index: part,
        coverage: knownPart,
        past: growth,
        ahead: growth,
        nationPast: growth,
        nationAhead: growth,
      }),
    ),
  }),
} satisfies Endpoint;

export const marketDemographics = {
  ...asked,
  url: "/markets/:market/market-demographics",
  name: "marketDemographics",
  summary: "How many persons, adults of 25 and older, and households a market has, and its part of the nation's",
  query: z.object({ revision }),
  response: z.object({
    totals: list(z.object({ base, count: figure, nation: figure, nationShare: part })),
  }),
} satisfies Endpoint;

export const marketDemographicsBreakdown = {
  ...asked,
  url: "/markets/:market/market-demographics-breakdown",
  name: "marketDemographicsBreakdown",
  summary:
    "A market by age, sex, ethnicity, income, schooling and home beside the nation; what no file says is left out",
  query: z.object({ revision }),
  response: z.object({
    topics: list(
      z.object({
        topic: z.enum(TOPICS),
        base,
        /** Part of the base in counties whose figures are known, 0–1. */
        coverage: knownPart,
        rows: list(
          z.object({ band: z.enum(BANDS), count: figure, percent: figure, nationPercent: figure, index: part }),
        ),
      }),
    ),
  }),
} satisfies Endpoint;

const position = z.tuple([z.number(), z.number()]);

/** Without the flags of the two media: shapes and counts are those of the market's own card, county by county. */
export const marketCounties = {
  method: "GET",
  url: "/markets/:market/counties",
  name: "marketCounties",
  offline: "kept",
  tag: "market profile",
  summary: "The counties of a market with their shapes, their people and their homes, those of most people first",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string() }),
  query: z.object({ revision }),
  response: z.object({
    counties: list(
      z.object({
        fips: z.string(),
        name: z.string(),
        state: z.string(),
        /** Part of the county that lies in the market, above 0 up to 1; people and homes are those of this part. */
        share: z.number(),
        population: z.number(),
        households: z.number(),
        /** Rings of a MultiPolygon in longitude and latitude; null where the atlas has no shape of it. */
        polygons: z.array(z.array(z.array(position))).nullable(),
      }),
    ),
  }),
} satisfies Endpoint;
