import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { QUARTERS } from "#domain/period.ts";
import { quarterAsked } from "#platform/api/quarterAsked.ts";
import { RANK_TABS } from "#domain/blockNames.ts";
import { TOPICS } from "#domain/demographics/topics.ts";
import { MEASURES } from "#domain/figures/measure.ts";
import { COMPETITOR_VIEWS, STATION_VIEWS } from "#domain/stations/stationViews.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { readBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import type { QuarterlySpending } from "#domain/spending/quarterlySpending.ts";
import type { SectionName, SpendingSections } from "#domain/spending/sections.ts";
import {
  forecastByMedia,
  mediaCompare,
  mediaSpending,
  mediaTrend,
  mediaYears,
  platformSpending,
  platformYears,
  politicalSpending,
  quarterlySpending as quarters,
  subVerticalList,
  subVerticalYears,
  verticalBreakdown,
} from "./contract/sectionSchemas.ts";

/** Markets that may stand beside the asked one. */
const COMPARED_MARKETS = 4;

export const summaryParams = z.object({ market: z.string().describe("A market's id.") });

export const summaryQuery = z.object({
  year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
  quarter: quarterAsked.describe(
    "Figures of this quarter alone, 1–4, with growth from the same quarter a year earlier; the whole year where left out.",
  ),
  political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
  compare: z
    .string()
    .default("")
    .transform((ids) => [...new Set(ids.split(",").filter((id) => id !== ""))])
    .pipe(z.array(z.string()).max(COMPARED_MARKETS))
    .describe("Market ids separated by commas; `nation` may be one of them."),
  vertical: z.string().optional().describe("The figures of one vertical alone, by its id."),
  subVertical: z
    .string()
    .optional()
    .describe("The figures of one sub-vertical alone, by its id; not together with `vertical`."),
  minimum: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.01)
    .describe("Growth and loss lists leave out sub-verticals below this part of the market's total, 0–1."),
  revision: z.string().default("current").describe("A revision's id, or `current`."),
});

/** One section's endpoint. Its wire form is checked against the domain's type, field by field, where it is named below. */
export interface SectionEndpoint<Name extends SectionName> extends Endpoint {
  readonly name: Name;
  readonly allow: "signedIn";
  readonly params: typeof summaryParams;
  readonly query: typeof summaryQuery;
  readonly response: z.ZodType<unknown, SpendingSections[Name]>;
  readonly csv: "figures";
}

/** `mediaAdSpending` is asked for under `/markets/tv-501/media-ad-spending`. */
function section<Name extends SectionName>(
  name: Name,
  summary: string,
  response: z.ZodType<unknown, SpendingSections[Name]>,
): SectionEndpoint<Name> {
  return {
    method: "GET",
    url: `/markets/:market/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    name,
    tag: "market summary",
    summary,
    allow: "signedIn",
    markets: ["params.market", "query.compare"],
    verticals: ["query.vertical", "query.subVertical"],
    params: summaryParams,
    query: summaryQuery,
    response,
    csv: "figures",
  };
}

/** The sections of the market summary, each an endpoint of its own, under their state names. */
export const summarySections: { readonly [Name in SectionName]: SectionEndpoint<Name> } = {
  mediaAdSpending: section("mediaAdSpending", "What is spent on each medium of a market, largest first", mediaSpending),
  mediaAdSpendingMarketCompare: section(
    "mediaAdSpendingMarketCompare",
    "A market's media beside those of up to four other markets and the nation",
    mediaCompare,
  ),
  mediaAdSpendingNationwide: section(
    "mediaAdSpendingNationwide",
    "What the nation spends on each medium, largest first",
    mediaSpending,
  ),
  mediaAdSpendingTable: section(
    "mediaAdSpendingTable",
    "A market's media year by year, with average growth",
    mediaYears,
  ),
  mediaAdSpendingTrend: section(
    "mediaAdSpendingTrend",
    "The six largest media of a market year by year, the others as one",
    mediaTrend,
  ),
  digitalAdSpending: section(
    "digitalAdSpending",
    "What is spent on each digital medium of a market, largest first",
    mediaSpending,
  ),
  digitalAdSpendingMarketCompare: section(
    "digitalAdSpendingMarketCompare",
    "A market's digital media beside those of up to four other markets and the nation",
    mediaCompare,
  ),
  digitalAdSpendingNationwide: section(
    "digitalAdSpendingNationwide",
    "What the nation spends on each digital medium, largest first",
    mediaSpending,
  ),
  digitalAdSpendingTable: section(
    "digitalAdSpendingTable",
    "A market's digital media year by year, with average growth",
    mediaYears,
  ),
  digitalSpendingByPlatform: section(
    "digitalSpendingByPlatform",
    "Digital spending cut by who sells it; modelled",
    platformSpending,
  ),
  digitalSpendingByPlatformTable: section(
    "digitalSpendingByPlatformTable",
    "Digital spending by who sells it, year by year; modelled",
    platformYears,
  ),
  forecastByMedia: section(
    "forecastByMedia",
    "The whole market year by year, forecasts with low and high",
    forecastByMedia,
  ),
  politicalSpending: section(
    "politicalSpending",
    "Political spending by year and medium, and by month of the year asked for",
    politicalSpending,
  ),
  topSubVerticals: section("topSubVerticals", "The sub-verticals that spend most", subVerticalList),
  largestGrowthVerticals: section(
    "largestGrowthVerticals",
    "The sub-verticals that gain most over the year before",
    subVerticalList,
  ),
  largestLossVerticals: section(
    "largestLossVerticals",
    "The sub-verticals that lose most against the year before",
    subVerticalList,
  ),
  verticalBreakdown: section(
    "verticalBreakdown",
    "All sub-verticals, largest first, each beside its share of the nation",
    verticalBreakdown,
  ),
  verticalAdSpendingTable: section(
    "verticalAdSpendingTable",
    "All sub-verticals year by year, with average growth, share and index",
    subVerticalYears,
  ),
};

/** Not among the sections of a summary: it needs the seasons beside the wallets. */
export const quarterlySpending = {
  method: "GET",
  url: "/markets/:market/quarterly-spending",
  name: "quarterlySpending",
  offline: "kept",
  tag: "market summary",
  summary:
    "A year's spending by quarter next to the year before: from imported spend, otherwise each sub-vertical's year divided by its season",
  allow: "signedIn",
  markets: ["params.market", "query.compare"],
  verticals: ["query.vertical", "query.subVertical"],
  params: summaryParams,
  query: summaryQuery.omit({ quarter: true }),
  response: quarters satisfies z.ZodType<unknown, QuarterlySpending>,
  csv: "figures",
} satisfies Endpoint;

const responses: { readonly [Name in SectionName]: z.ZodType<unknown, SpendingSections[Name]> } = {
  mediaAdSpending: summarySections.mediaAdSpending.response,
  mediaAdSpendingNationwide: summarySections.mediaAdSpendingNationwide.response,
  mediaAdSpendingMarketCompare: summarySections.mediaAdSpendingMarketCompare.response,
  mediaAdSpendingTable: summarySections.mediaAdSpendingTable.response,
  mediaAdSpendingTrend: summarySections.mediaAdSpendingTrend.response,
  digitalAdSpending: summarySections.digitalAdSpending.response,
  digitalAdSpendingNationwide: summarySections.digitalAdSpendingNationwide.response,
  digitalAdSpendingMarketCompare: summarySections.digitalAdSpendingMarketCompare.response,
  digitalAdSpendingTable: summarySections.digitalAdSpendingTable.response,
  digitalSpendingByPlatform: summarySections.digitalSpendingByPlatform.response,
  digitalSpendingByPlatformTable: summarySections.digitalSpendingByPlatformTable.response,
  forecastByMedia: summarySections.forecastByMedia.response,
  politicalSpending: summarySections.politicalSpending.response,
  topSubVerticals: summarySections.topSubVerticals.response,
  largestGrowthVerticals: summarySections.largestGrowthVerticals.response,
  largestLossVerticals: summarySections.largestLossVerticals.response,
  verticalBreakdown: summarySections.verticalBreakdown.response,
  verticalAdSpendingTable: summarySections.verticalAdSpendingTable.response,
};

/** Every section at once, for those who want the whole page in one request. */
export const marketSummary = {
  method: "GET",
  url: "/markets/:market/market-summary",
  name: "marketSummary",
  tag: "market summary",
  summary: "All sections of a market's summary in one answer",
  allow: "signedIn",
  markets: ["params.market", "query.compare"],
  verticals: ["query.vertical", "query.subVertical"],
  params: summaryParams,
  query: summaryQuery,
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      market: z.string().describe("A market's id."),
      year: z.number().int().describe("A calendar year."),
      quarter: z.literal(QUARTERS).nullable().describe("Quarter of the year, 1–4; null is the whole year."),
      sections: z.object(responses).describe("The sections of the screen, by name."),
    })
    .meta({ id: "MarketSummary", description: "All sections of the market summary." }),
} as const satisfies Endpoint;

/** What a screen of figures shows, block after block, as one document: of the market, or of the vertical or sub-vertical named. */
export const screenFile = {
  method: "GET",
  url: "/markets/:market/screen-file",
  name: "screenFile",
  tag: "market summary",
  summary: "The blocks of a screen of figures as one document, with sources, filters and method",
  allow: "signedIn",
  markets: ["params.market", "query.compare"],
  verticals: ["query.vertical", "query.subVertical"],
  params: summaryParams,
  query: summaryQuery.extend({
    format: z.enum(["pdf", "pptx", "xlsx"]).default("xlsx").describe("The kind of file."),
    measure: z.enum(MEASURES).default("dollars").describe("What charts show."),
    locale: z.enum(LOCALES).optional().describe("Language of the document; the caller's own where left out."),
    screen: z
      .enum(["spending", "wallet", "ranker", "profile", "stations"])
      .default("spending")
      .describe("Which screen it is; share of wallet, and profile and stations of a local medium ask for their flags."),
    tab: z.enum(RANK_TABS).default("media").describe("Which ranking the ranker shows."),
    medium: z
      .string()
      .refine(isMedium, "Must be the id of a medium.")
      .nullable()
      .default(null)
      .describe("What is ranked or measured by; the caller's own medium where left out; null where there is none."),
    kind: z
      .enum(["tv", "radio", "custom"])
      .nullable()
      .default(null)
      .describe("Which markets are ranked; those of the market's own kind where left out; null where there is none."),
    benchmark: z
      .string()
      .refine((text) => readBenchmark(text) !== null, "Must be nation, peers, top, or custom: and a percentage.")
      .default("nation")
      .describe("What a share of wallet is compared with."),
    localMedium: z
      .enum(["tv", "radio"])
      .nullable()
      .default(null)
      .describe(
        "Whose profile or stations they are; of the market's own kind where left out; null where there is none.",
      ),
    people: z
      .enum(TOPICS)
      .nullable()
      .default(null)
      .describe(
        "Which topic of who lives in the market is drawn; the first that is known where left out; null where there is none.",
      ),
    by: z.enum(COMPETITOR_VIEWS).default("station").describe("Whether competitors are stations or owners."),
    view: z.enum(STATION_VIEWS).default("stations").describe("What is drawn by audience and revenue."),
  }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.pdf, FILE_TYPES.pptx, FILE_TYPES.xlsx],
    shown: "attachment",
  },
} satisfies Endpoint;
