import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { BASES } from "#domain/revisions/revision.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";

export { figureCourse } from "./contract/figureCourse.ts";

const provenance = z
  .object({
    kind: z
      .enum(["actual", "estimate", "forecast"])
      .describe(
        "Whether the figure happened (`actual`), is known from other figures (`estimate`) or lies ahead (`forecast`).",
      ),
    basis: z.enum(BASES).describe("What the figure rests on."),
    source: z.string().describe("Where the figure comes from."),
    error: z
      .number()
      .min(0)
      .optional()
      .describe(
        "How far four in five such figures of the whole nation were off at most, as a part of it; left out where only kind and basis tell.",
      ),
    partErrors: z
      .object({
        core: z.number().min(0).describe("Of core spending."),
        political: z.number().min(0).describe("Of political spending."),
      })
      .optional()
      .describe("The same of core and of political spending by itself."),
  })
  .meta({ id: "Provenance", description: "What a figure rests on." });

/** By medium, the years from which on its figures are of another definition; no growth is told across. Left out: nowhere. */
const breaks = z
  .record(z.string(), z.array(z.number().int()))
  .optional()
  .describe("Years from which a medium has another definition, by medium; no growth is told across.");

export const revision = z
  .object({
    id: z.string().describe("The revision's id."),
    label: z.string().describe("What it is called in lists."),
    status: z.enum(["draft", "published", "superseded", "scenario"]).describe("Whether readers see it."),
    publishedAt: z.string().nullable().describe("When it was published, ISO 8601 in UTC; null where it was not."),
    sample: z.boolean().describe("Whether it is sample data."),
    years: z.array(z.number().int()).describe("The years it has, earliest first."),
    currentYear: z.number().int().describe("The year that figures open with."),
    media: z.array(z.string()).describe("Ids of the media it has, in order."),
    subVerticals: z.array(z.string()).describe("Ids of its sub-verticals, of the caller's verticals."),
    breaks,
    provenance: z
      .array(z.array(provenance))
      .describe("Where figures come from: one row per medium, one column per year."),
    platformShares: z
      .record(z.string(), z.record(z.string(), z.number()))
      .describe("Who sells each digital medium: parts of one by medium and platform."),
  })
  .meta({ id: "Revision", description: "A data revision: its years, media and sub-verticals." });

export const revisions = {
  method: "GET",
  url: "/revisions",
  name: "revisions",
  offline: "kept",
  tag: "revisions",
  summary: "The data revisions, newest first; drafts for administrators only",
  allow: "signedIn",
  response: z.object({ items: z.array(revision).describe("The revisions, newest first.") }),
} satisfies Endpoint;

export const oneRevision = {
  method: "GET",
  url: "/revisions/:revision",
  name: "oneRevision",
  offline: "kept",
  tag: "revisions",
  summary: "One revision: its axes and where each medium's year comes from; `current` is the published one",
  allow: "signedIn",
  params: z.object({ revision: z.string().describe("A revision's id, or `current`.") }),
  response: revision,
} satisfies Endpoint;

const quartersTold = z.record(z.string(), z.record(z.string(), z.array(z.number().nullable()).length(4)));

export const wallet = {
  method: "GET",
  url: "/revisions/:revision/wallets/:market",
  name: "wallet",
  stored: true,
  offline: "kept",
  tag: "revisions",
  summary: "What is spent in one market on the caller's verticals: sub-verticals × media × years, whole dollars",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
  }),
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      market: z.string().describe("A market's id."),
      years: z.array(z.number().int()).describe("Years: the third axis of `dollars`."),
      media: z.array(z.string()).describe("Ids of media: the second axis of `dollars`."),
      subVerticals: z.array(z.string()).describe("Ids of sub-verticals: the first axis of `dollars`."),
      breaks,
      dollars: z
        .array(z.number().nullable())
        .describe("Whole US dollars as one flat list: sub-vertical first, then medium, then year; null is no data."),
      reported: z
        .array(
          z.object({
            subVerticals: z.array(z.string()).describe("Ids of sub-verticals."),
            media: z.record(z.string(), z.array(z.number().int())).describe("Years by medium."),
            partly: z.boolean().describe("Whether they report only a part."),
            quarters: quartersTold.optional().describe("What they say of quarters, four amounts by medium and year."),
            leastQuarters: quartersTold.optional().describe("Quarters of which only a part is told."),
          }),
        )
        .optional()
        .describe("Sums that books or filings report, by medium and year."),
    })
    .meta({ id: "Wallet", description: "All dollars of a market by sub-vertical, medium and year." }),
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
  params: z.object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
  }),
  query: z.object({
    before: z.string().describe("Id of the revision to compare with."),
    year: z.coerce.number().int().describe("A calendar year."),
  }),
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      before: z.string().describe("Id of the revision that it is compared with."),
      market: z.string().describe("A market's id."),
      year: z.number().int().describe("A calendar year."),
      items: z
        .array(
          z.object({
            subVertical: z.string().describe("A sub-vertical's id."),
            before: z.number().nullable().describe("Whole dollars in the earlier revision; null is no data."),
            after: z.number().nullable().describe("Whole dollars in this revision; null is no data."),
          }),
        )
        .describe("The sub-verticals."),
    })
    .meta({ id: "WalletChanges", description: "How a market's year differs from another revision." }),
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
  params: z.object({ revision: z.string().describe("A revision's id.") }),
  query: z.object({
    by: z
      .enum(["medium", "vertical", "subVertical"])
      .describe("What is ranked: a medium, a vertical or a sub-vertical."),
    of: z.string().describe("Id of the medium, vertical or sub-vertical."),
    kind: z.enum(["tv", "radio", "custom"]).default("tv").describe("Which markets are ranked."),
    year: z.coerce.number().int().optional().describe("The year; the revision's current year where left out."),
    political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
  }),
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      by: z
        .enum(["medium", "vertical", "subVertical"])
        .describe("What is ranked: a medium, a vertical or a sub-vertical."),
      of: z.string().describe("Id of the medium, vertical or sub-vertical."),
      year: z.number().int().describe("A calendar year."),
      items: z
        .array(
          z.object({
            market: z.string().describe("A market's id."),
            name: z.string().describe("The market's name."),
            rank: z.number().int().describe("Place by size, 1 is the largest."),
            previousRank: z.number().int().nullable().describe("Place in the year before; null where it had none."),
            dollars: z.number().nullable().describe("Whole US dollars of the year; null is no data."),
            share: part.describe("Part of the market's total, 0–1; null is no data."),
            growth: part.describe(
              "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
            ),
            coreGrowth: part.describe(
              "Change from the year before without political money, as a part of one; null where it cannot be told.",
            ),
            perCapita: z.number().nullable().describe("Dollars per person; null is no data."),
            index: part.describe("Share compared with the nation's share; 100 is average; null is no data."),
          }),
        )
        .describe("The markets, largest first."),
    })
    .meta({ id: "MarketRanking", description: "Markets by what is spent on a medium, vertical or sub-vertical." }),
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
  params: z.object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
  }),
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      market: z.string().describe("A market's id."),
      method: z
        .enum(["shared", "counties", "sum"])
        .describe("National totals shared out, counties' parts of TV markets added up, or the sum of all TV markets."),
      parts: z
        .array(
          z.object({
            driver: driver.describe("What the part is a part of."),
            part: z
              .number()
              .nullable()
              .describe("The market's part of the nation, 0–1; null where the nation's is not known."),
          }),
        )
        .describe("The market's parts of the nation, by what they are parts of."),
      media: z
        .array(
          z.object({
            medium: z.string().describe("A medium's id."),
            weights: z
              .array(
                z.object({
                  driver: driver.describe("What the exponent belongs to."),
                  weight: z.number().describe("The exponent."),
                }),
              )
              .describe("The exponents."),
          }),
        )
        .describe("Exponents of those parts by medium; they add up to 1."),
    })
    .meta({ id: "MarketDrivers", description: "What a market's figures follow." }),
} satisfies Endpoint;

export const verticalTotals = {
  method: "GET",
  url: "/revisions/:revision/vertical-totals",
  name: "verticalTotals",
  offline: "kept",
  tag: "revisions",
  summary: "What the caller's markets of a kind spend on each vertical in every year, as needed to rank them",
  allow: "signedIn",
  params: z.object({ revision: z.string().describe("A revision's id.") }),
  query: z.object({ kind: z.enum(["tv", "radio", "custom"]).default("tv").describe("Which markets.") }),
  response: z
    .object({
      revision: z.string().describe("A revision's id."),
      years: z.array(z.number().int()).readonly().describe("Years, in the order of the dollars."),
      verticals: z.array(z.string()).readonly().describe("Ids of the caller's verticals, in the order of the dollars."),
      markets: z
        .array(
          z.object({
            id: z.string().describe("The market's id."),
            name: z.string().describe("The market's name."),
            population: z.number().describe("People who live there."),
          }),
        )
        .readonly()
        .describe("The markets, in the order of the dollars."),
      core: z
        .array(z.number().nullable())
        .readonly()
        .describe(
          "Whole dollars without political money as one flat list: market first, then vertical, then year; null is no data.",
        ),
      political: z.array(z.number().nullable()).readonly().describe("Political dollars in the same places."),
    })
    .meta({ id: "VerticalTotals", description: "What markets spend on each vertical in every year." }),
} satisfies Endpoint;
