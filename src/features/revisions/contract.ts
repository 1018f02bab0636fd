import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import { course } from "#platform/api/courseSchema.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { BASES } from "#domain/revisions/revision.ts";
import { ASSUMED_FIELDS } from "#domain/forecast/assumptions.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { OFFICES } from "#domain/races/race.ts";

const provenance = z.object({
  kind: z.enum(["actual", "estimate", "forecast"]),
  basis: z.enum(BASES),
  source: z.string(),
  /** How far four in five such figures of the whole nation were off at most, as a part of it; left out where only kind and basis tell. */
  error: z.number().min(0).optional(),
  /** The same of core and of political spend by itself. */
  partErrors: z.object({ core: z.number().min(0), political: z.number().min(0) }).optional(),
});

/** By medium, the years from which on its figures are of another definition; no growth is told across. Left out: nowhere. */
const breaks = z.record(z.string(), z.array(z.number().int())).optional();

export const revision = z.object({
  id: z.string(),
  label: z.string(),
  /** A `scenario` was never published: what a run of the forecast room left. */
  status: z.enum(["draft", "published", "superseded", "scenario"]),
  publishedAt: z.string().nullable(),
  sample: z.boolean(),
  years: z.array(z.number().int()),
  currentYear: z.number().int(),
  media: z.array(z.string()),
  /** Those of the caller's verticals. */
  subVerticals: z.array(z.string()),
  breaks,
  /** One row per medium, one column per year. */
  provenance: z.array(z.array(provenance)),
  /** Who sells each digital medium: medium, platform, part of one. */
  platformShares: z.record(z.string(), z.record(z.string(), z.number())),
});

export const revisions = {
  method: "GET",
  url: "/revisions",
  name: "revisions",
  offline: "kept",
  tag: "revisions",
  summary: "The data revisions, newest first; drafts for administrators only",
  allow: "signedIn",
  response: z.object({ items: z.array(revision) }),
} satisfies Endpoint;

export const oneRevision = {
  method: "GET",
  url: "/revisions/:revision",
  name: "oneRevision",
  offline: "kept",
  tag: "revisions",
  summary: "One revision: its axes and where each medium's year comes from; `current` is the published one",
  allow: "signedIn",
  params: z.object({ revision: z.string() }),
  response: revision,
} satisfies Endpoint;

const quartersTold = z.record(z.string(), z.record(z.string(), z.array(z.number().nullable()).length(4)));

export const wallet = {
  method: "GET",
  url: "/revisions/:revision/wallets/:market",
  name: "wallet",
  offline: "kept",
  tag: "revisions",
  summary: "What is spent in one market on the caller's verticals: sub-verticals × media × years, whole dollars",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ revision: z.string(), market: z.string() }),
  response: z.object({
    revision: z.string(),
    market: z.string(),
    years: z.array(z.number().int()),
    media: z.array(z.string()),
    subVerticals: z.array(z.string()),
    breaks,
    /** Flat: sub-vertical first, then medium, then year; null is "no data". */
    dollars: z.array(z.number().nullable()),
    /**
     * Sums that somebody's books or filings say, by medium and year; `partly`: a part of them. `quarters` are what they say of quarters,
     * four amounts by medium and year, null for those they do not tell; `leastQuarters` those of which they tell a part. Left out: none.
     */
    reported: z
      .array(
        z.object({
          subVerticals: z.array(z.string()),
          media: z.record(z.string(), z.array(z.number().int())),
          partly: z.boolean(),
          quarters: quartersTold.optional(),
          leastQuarters: quartersTold.optional(),
        }),
      )
      .optional(),
  }),
} satisfies Endpoint;

export const walletChanges = {
  method: "GET",
  url: "/revisions/:revision/wallets/:market/changes",
  name: "walletChanges",
  offline: "kept",
  tag: "revisions",
  summary: "How a market's year differs from another revision, by sub-vertical, the largest difference first",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ revision: z.string(), market: z.string() }),
  query: z.object({ before: z.string(), year: z.coerce.number().int() }),
  response: z.object({
    revision: z.string(),
    /** The revision that it is compared with. */
    before: z.string(),
    market: z.string(),
    year: z.number().int(),
    /** Over the media that both revisions know; whole dollars, null is "no data". */
    items: z.array(z.object({ subVertical: z.string(), before: z.number().nullable(), after: z.number().nullable() })),
  }),
} satisfies Endpoint;

export const rankings = {
  method: "GET",
  url: "/revisions/:revision/rankings",
  name: "rankings",
  offline: "kept",
  tag: "revisions",
  summary: "The caller's markets of a kind, ranked by what is spent on a medium, vertical or sub-vertical",
  allow: "signedIn",
  verticals: ["query.of"],
  params: z.object({ revision: z.string() }),
  query: z.object({
    by: z.enum(["medium", "vertical", "subVertical"]),
    of: z.string(),
    kind: z.enum(["tv", "radio", "custom"]).default("tv"),
    year: z.coerce.number().int().optional(),
    political: z.enum(["with", "without"]).default("with"),
  }),
  response: z.object({
    revision: z.string(),
    by: z.enum(["medium", "vertical", "subVertical"]),
    of: z.string(),
    year: z.number().int(),
    items: z.array(
      z.object({
        market: z.string(),
        name: z.string(),
        rank: z.number().int(),
        previousRank: z.number().int().nullable(),
        dollars: z.number().nullable(),
        /** Part of the market's total, 0–1. */
        share: part,
        growth: part,
        coreGrowth: part,
        perCapita: z.number().nullable(),
        /** Share against the nation's share, 100 is average. */
        index: part,
      }),
    ),
  }),
  csv: "figures",
} satisfies Endpoint;

const driver = z.enum(COUNTY_DRIVERS);

export const marketDrivers = {
  method: "GET",
  url: "/revisions/:revision/drivers/:market",
  name: "marketDrivers",
  offline: "kept",
  tag: "revisions",
  summary: "What a market's estimates are based on: its shares of the nation and each medium's drivers",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ revision: z.string(), market: z.string() }),
  response: z.object({
    revision: z.string(),
    market: z.string(),
    /** National totals shared out, counties' parts of TV markets added up, or the sum of all TV markets. */
    method: z.enum(["shared", "counties", "sum"]),
    /** The market's part of the nation, 0–1; null where the nation's is not known. */
    parts: z.array(z.object({ driver, part: z.number().nullable() })),
    /** Exponents of those parts; they add up to 1 per medium. */
    media: z.array(z.object({ medium: z.string(), weights: z.array(z.object({ driver, weight: z.number() })) })),
  }),
} satisfies Endpoint;

const ofFile = { file: z.string(), line: z.number().int().nullable() };

export const figureCourse = {
  method: "GET",
  url: "/revisions/:revision/courses/:market",
  name: "figureCourse",
  tag: "revisions",
  summary:
    "Explains a market's dollars in a year: a sum by its parts, or one figure factor by factor down to the source rows",
  allow: "signedIn",
  markets: ["params.market"],
  verticals: ["query.vertical", "query.subVertical"],
  params: z.object({ revision: z.string(), market: z.string() }),
  query: z.object({
    year: z.coerce.number().int(),
    /** A medium, or `digital` or `traditional` for all of a group; all media without it. */
    medium: z.string().optional(),
    vertical: z.string().optional(),
    subVertical: z.string().optional(),
    /** Core or political money alone; both without it. */
    part: z.enum(["core", "political"]).optional(),
  }),
  response: z.object({
    revision: z.string(),
    market: z.string(),
    year: z.number().int(),
    /** Null is "no data". */
    dollars: z.number().nullable(),
    /** What the parts are; null for one figure, which has a course instead. */
    by: z.enum(["medium", "part", "vertical", "subVertical", "tvMarket"]).nullable(),
    parts: z
      .array(
        z.object({
          id: z.string(),
          dollars: z.number().nullable(),
          /** Of TV markets: what they spend, and the stretches of it, 0 to 1, that lie in the market; null where the caller does not have the TV market. */
          slices: z
            .object({
              of: z.number(),
              offset: z.number(),
              stretches: z.array(z.object({ from: z.number(), to: z.number() })).readonly(),
            })
            .nullable(),
        }),
      )
      .readonly(),
    course: course.nullable(),
    /** The rows that the course was reckoned from, each with its file and line; null where there is no course, or it was reckoned of others' parts. */
    rows: z
      .object({
        /** Every year that is given of the medium; empty where the total is not told. */
        totals: z
          .array(
            z.object({
              ...ofFile,
              year: z.number().int(),
              dollars: z.number(),
              basis: provenance.shape.basis,
              source: z.string(),
            }),
          )
          .readonly(),
        mix: z.object({ ...ofFile, weight: z.number() }).nullable(),
        market: z.object(ofFile).nullable(),
        counties: z
          .array(
            z.object({
              fips: z.string(),
              name: z.string(),
              state: z.string(),
              /** Part of the county that lies in the market. */
              share: z.number(),
              shareLine: z.number().int().nullable(),
              line: z.number().int().nullable(),
              population: z.number(),
              households: z.number(),
              income: z.number(),
              retailSales: z.number(),
              establishments: z.number(),
              /** Which of these no file gives. */
              estimated: z.array(driver).readonly(),
            }),
          )
          .readonly(),
        countiesFile: z.string(),
        marketCountiesFile: z.string(),
        /** The spend lines that speak of the figure. */
        spend: z
          .array(
            z.object({
              ...ofFile,
              target: z.string(),
              medium: z.string(),
              dollars: z.number(),
              least: z.boolean(),
            }),
          )
          .readonly(),
        /** What the category follows from market to market, and where that is counted. */
        trade: z
          .object({
            file: z.string().nullable(),
            countsFile: z.string().nullable(),
            naics: z.array(z.string()).readonly(),
            reason: z
              .object({ en: z.string(), es: z.string().nullable(), de: z.string().nullable() })
              .readonly()
              .optional(),
          })
          .nullable(),
        /** Of counties by year and of races, where they reach the figure. */
        historyFile: z.string().nullable(),
        racesFile: z.string().nullable(),
        /** What observed spend that reaches the figure stands in, and the days that it speaks of: `endDay` is the first one after them. */
        observed: z
          .object({ files: z.array(z.string()).readonly(), firstDay: z.iso.date(), endDay: z.iso.date() })
          .nullable(),
        /** What no file tells of the figure's place and year, and a rule stands in for. */
        unknown: z.object({
          /** Drivers that the file of counties by year tells up to an earlier year, or of no year. */
          drivers: z.array(z.object({ driver, year: z.number().int().nullable() })).readonly(),
          /** Counties of the market whose trades the file does not tell. */
          counties: z.array(z.string()).readonly(),
          /** Races in the states of the market that nobody rated. */
          races: z.array(z.object({ office: z.enum(OFFICES), state: z.string() })).readonly(),
        }),
        /** What of the assumptions reaches the figure. */
        assumed: z.array(z.enum(ASSUMED_FIELDS)).readonly(),
      })
      .nullable(),
  }),
} satisfies Endpoint;

export const verticalTotals = {
  method: "GET",
  url: "/revisions/:revision/vertical-totals",
  name: "verticalTotals",
  offline: "kept",
  tag: "revisions",
  summary: "What the caller's markets of a kind spend on each vertical in every year, as needed to rank them",
  allow: "signedIn",
  params: z.object({ revision: z.string() }),
  query: z.object({ kind: z.enum(["tv", "radio", "custom"]).default("tv") }),
  response: z.object({
    revision: z.string(),
    years: z.array(z.number().int()).readonly(),
    verticals: z.array(z.string()).readonly(),
    markets: z.array(z.object({ id: z.string(), name: z.string(), population: z.number() })).readonly(),
    /** Flat: market first, then vertical, then year; whole dollars without political money, null is "no data". */
    core: z.array(z.number().nullable()).readonly(),
    /** Political dollars in the same places. */
    political: z.array(z.number().nullable()).readonly(),
  }),
} satisfies Endpoint;
