import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";

const comparedMarkets = z
  .object({
    markets: z.number().int().describe("How many markets they are."),
    missing: z
      .enum(["nation", "unranked", "tooFew"])
      .nullable()
      .describe("Why there is no such benchmark; null where there is one."),
  })
  .meta({ id: "ComparedMarkets", description: "Markets that a benchmark is made of." });

/** One share for each year, 0–1. */
const shares = z.array(part).readonly();

const response = z
  .object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
    medium: z.string().describe("A medium's id."),
    years: z.array(z.number().int()).readonly().describe("Calendar years, earliest first."),
    peers: comparedMarkets.describe("Markets of about the same size."),
    top: comparedMarkets.describe("The markets where the medium has the most of the wallet."),
    rows: z
      .array(
        z.object({
          of: z.string().describe("`market`, or the id of a vertical or sub-vertical."),
          political: z
            .enum(["with", "without", "either"])
            .describe("With or without political spending; `either` where there is none."),
          nation: shares.describe("Shares of the nation by year."),
          peers: shares.describe("Shares of the peers by year."),
          top: shares.describe("Shares of the top markets by year."),
        }),
      )
      .readonly()
      .describe("The rows."),
  })
  .meta({
    id: "WalletBenchmarks",
    description: "Shares of the wallet to compare with.",
  }) satisfies z.ZodType<Benchmarks>;

/** Every year and part of the wallet at once, so that no filter has to ask again. */
export const benchmarks = {
  method: "GET",
  url: "/revisions/:revision/benchmarks/:market",
  name: "benchmarks",
  stored: true,
  tag: "share of wallet",
  summary:
    "A medium's share of every wallet in the nation, among the market's peers (median), and in the top quartile of markets",
  allow: { access: ["shareOfWallet"] },
  markets: ["params.market"],
  params: z.object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
  }),
  query: z.object({ medium: z.string().describe("A medium's id.") }),
  response,
} satisfies Endpoint;
