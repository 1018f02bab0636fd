import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";

const comparedMarkets = z.object({
  markets: z.number().int(),
  missing: z.enum(["nation", "unranked", "tooFew"]).nullable(),
});

/** One share for each year, 0–1. */
const shares = z.array(part).readonly();

const response = z.object({
  revision: z.string(),
  market: z.string(),
  medium: z.string(),
  years: z.array(z.number().int()).readonly(),
  peers: comparedMarkets,
  top: comparedMarkets,
  rows: z
    .array(
      z.object({
        of: z.string(),
        political: z.enum(["with", "without", "either"]),
        nation: shares,
        peers: shares,
        top: shares,
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Benchmarks>;

/** Every year and part of the wallet at once, so that no filter has to ask again. */
export const benchmarks = {
  method: "GET",
  url: "/revisions/:revision/benchmarks/:market",
  name: "benchmarks",
  tag: "share of wallet",
  summary:
    "A medium's share of every wallet in the nation, among the market's peers (median), and in the top quartile of markets",
  allow: { access: ["shareOfWallet"] },
  markets: ["params.market"],
  params: z.object({ revision: z.string(), market: z.string() }),
  query: z.object({ medium: z.string() }),
  response,
} satisfies Endpoint;
