import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { part, withSharePercent } from "#platform/api/shares.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const year = z.number().int();
const amount = z.number().nullable();
const rank = z.number().int().nullable();

/** The wire's form of `domain/ranks/rankList.ts`, which says what the fields mean. */
const rankList = z
  .object({
    year: year.describe("A calendar year."),
    years: list(year).describe("Calendar years, earliest first."),
    kinds: list(z.enum(["actual", "estimate", "forecast"])).describe(
      "How settled each year is, in the order of `years`.",
    ),
    cagrFrom: year.describe("First year of the compound annual growth rate."),
    cagrTo: year.describe("Last year of the compound annual growth rate."),
    cagrOf: z
      .enum(["all", "core"])
      .describe(
        "`core` where the years differ in their elections: compound growth is then that of money that is not political.",
      ),
    rows: list(
      withSharePercent({
        id: z.string().describe("Id of the medium, vertical or market."),
        dollars: amount.describe("Whole dollars of the year; null is no data."),
        share: part.describe("Part of the whole, 0–1; null where it is not known."),
        rank: rank.describe("Place by size, 1 is the largest; null where it has none."),
        rankChange: rank.describe(
          "Places gained since the year before; negative is lost; null where one of both is not known.",
        ),
        longRankChange: rank.describe("Places gained over five years; negative is lost; null where it cannot be told."),
        nationRank: rank.describe("Place in the nation; null where it is not known."),
        growth: part.describe(
          "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
        ),
        coreGrowth: part.describe(
          "Change from the year before without political money, as a part of one; null where it cannot be told.",
        ),
        newDefinition: z
          .boolean()
          .describe("Whether growth is left out because the year before has another definition."),
        cagr: part.describe("Compound annual growth rate as a part of one; null where it cannot be told."),
        index: part.describe(
          "Share compared with the nation's share; 100 is average; null where one of them is not known.",
        ),
        ranks: list(rank).describe("Place in each year, in the order of `years`."),
      }),
    ).describe("What is ranked, largest first."),
  })
  .meta({ id: "RankList", description: "Media, verticals or markets by spending." });

const kind = z.enum(["tv", "radio", "custom"]);

const ranking = {
  year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
  political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
};

/** `market`, or the id of a vertical or sub-vertical whose money alone counts. */
const focus = z
  .string()
  .default("market")
  .describe("`market`, or the id of a vertical or sub-vertical whose money alone counts.");

/** A revision's id, or `current`. */
const revision = z.string().default("current").describe("A revision's id, or `current`.");

export const mediaRanks = {
  method: "GET",
  url: "/markets/:market/media-ranks",
  name: "mediaRanks",
  offline: "kept",
  tag: "media ranks",
  summary: "A market's media by spending: rank, change in rank over one and five years, and national rank",
  allow: "signedIn",
  markets: ["params.market"],
  verticals: ["query.focus"],
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({ ...ranking, focus, revision }),
  response: rankList,
  csv: "figures",
} satisfies Endpoint;

export const verticalRanks = {
  method: "GET",
  url: "/markets/:market/vertical-ranks",
  name: "verticalRanks",
  tag: "media ranks",
  summary: "The caller's verticals of a market by what they spend on one medium",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({ medium: z.string().describe("A medium's id."), ...ranking, revision }),
  response: rankList,
  csv: "figures",
} satisfies Endpoint;

export const marketRanks = {
  method: "GET",
  url: "/revisions/:revision/market-ranks",
  name: "marketRanks",
  tag: "media ranks",
  summary:
    "The caller's markets of a kind by what is spent there on one medium; the nation rank is their place in the list of their kind",
  allow: "signedIn",
  verticals: ["query.focus"],
  params: z.object({ revision: z.string().describe("A revision's id, or `current`.") }),
  query: z.object({
    medium: z.string().describe("A medium's id."),
    kind: kind.default("tv").describe("Which markets."),
    ...ranking,
    focus,
  }),
  response: rankList,
  csv: "figures",
} satisfies Endpoint;

const totals = list(amount);

export const mediumTotals = {
  method: "GET",
  url: "/revisions/:revision/medium-totals",
  name: "mediumTotals",
  offline: "kept",
  tag: "media ranks",
  summary: "What the caller's markets of a kind spend on one medium, and on all, in every year, as needed to rank them",
  allow: "signedIn",
  verticals: ["query.focus"],
  params: z.object({ revision: z.string().describe("A revision's id, or `current`.") }),
  query: z.object({
    medium: z.string().describe("A medium's id."),
    kind: kind.default("tv").describe("Which markets."),
    focus,
  }),
  response: z
    .object({
      revision: z.string().describe("A revision's id, or `current`."),
      years: list(year).describe("Calendar years, earliest first."),
      markets: list(
        z.object({
          id: z.string().describe("The market's id."),
          name: z.string().describe("The market's name."),
          rank: rank.describe("Place by size, 1 is the largest; null where it has none."),
        }),
      ).describe("The markets, in the order of the dollars."),
      core: totals.describe(
        "Whole dollars of the medium without political money as one flat list: market first, then year; null is no data.",
      ),
      political: totals.describe("Political dollars in the same places."),
      allCore: totals.describe("Dollars of all media without political money, in the same places."),
      allPolitical: totals.describe("Political dollars of all media, in the same places."),
      breaks: list(year).describe("Years from which on the medium is of another definition; no growth is told across."),
    })
    .meta({ id: "MediumTotals", description: "What markets spend on a medium in every year." }),
} satisfies Endpoint;
