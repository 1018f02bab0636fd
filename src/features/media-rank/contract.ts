import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { part, withSharePercent } from "#platform/api/shares.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const year = z.number().int();
const amount = z.number().nullable();
const rank = z.number().int().nullable();

/** The wire's form of `domain/ranks/rankList.ts`, which says what the fields mean. */
const rankList = z.object({
  year,
  years: list(year),
  kinds: list(z.enum(["actual", "estimate", "forecast"])),
  cagrFrom: year,
  cagrTo: year,
  /** `core` where the years differ in their elections: average growth is then that of what is not political. */
  cagrOf: z.enum(["all", "core"]),
  rows: list(
    withSharePercent({
      id: z.string(),
      dollars: amount,
      share: part,
      rank,
      rankChange: rank,
      longRankChange: rank,
      nationRank: rank,
      growth: part,
      coreGrowth: part,
      newDefinition: z.boolean(),
      cagr: part,
      index: part,
      ranks: list(rank),
    }),
  ),
});

const kind = z.enum(["tv", "radio", "custom"]);

const ranking = {
  /** The revision's current year where left out. */
  year: z.coerce.number().int().optional(),
  political: z.enum(["with", "without"]).default("with"),
};

/** `market`, or the id of a vertical or sub-vertical whose money alone counts. */
const focus = z.string().default("market");

/** A revision's id, or `current`. */
const revision = z.string().default("current");

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
  params: z.object({ market: z.string() }),
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
  params: z.object({ market: z.string() }),
  query: z.object({ medium: z.string(), ...ranking, revision }),
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
  params: z.object({ revision: z.string() }),
  query: z.object({ medium: z.string(), kind: kind.default("tv"), ...ranking, focus }),
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
  params: z.object({ revision: z.string() }),
  query: z.object({ medium: z.string(), kind: kind.default("tv"), focus }),
  response: z.object({
    revision: z.string(),
    years: list(year),
    /** `rank` is the place in the list of the kind. */
    markets: list(z.object({ id: z.string(), name: z.string(), rank })),
    /** Flat: market first, then year; whole dollars of the medium without political money, null is "no data". */
    core: totals,
    /** Political dollars in the same places. */
    political: totals,
    /** The same of all media together. */
    allCore: totals,
    allPolitical: totals,
    /** Years from which on the medium is of another definition; no growth is told across. */
    breaks: list(year),
  }),
} satisfies Endpoint;
