import { z } from "zod";
import { QUARTERS } from "#domain/period.ts";
import { quarterAsked } from "#platform/api/quarterAsked.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { knownPart, part, withSharePercent } from "#platform/api/shares.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";

const amount = z.number().nullable();

const gap = {
  wallet: amount.describe("Everything the category spends on all media, in whole dollars; null is no data."),
  walletGrowth: part.describe(
    "Change of the wallet from the year before, as a part of one; null where it cannot be told.",
  ),
  walletCoreGrowth: part.describe("The same without political money; null where it cannot be told."),
  medium: amount.describe("What the category spends on the medium, in whole dollars; null is no data."),
  mediumShare: part.describe("The medium's part of the wallet, 0–1; null where it is not known."),
  own: amount.describe("The seller's own revenue, in whole dollars; null where it is not known."),
  share: part.describe("The medium's share of the wallet, 0–1; null where it is not known."),
  benchmarkShare: part.describe("The same of the benchmark, 0–1; null where it is not known."),
  index: part.describe("Share compared with the benchmark's share; 100 is level; null where one of them is not known."),
  gap: part.describe(
    "Share minus benchmark share, as a part of one: positive is ahead of the benchmark; null where one of them is not known.",
  ),
  gapDollars: amount.describe("The gap times the wallet, in whole dollars; null where one of them is not known."),
  isLevel: z
    .boolean()
    .nullable()
    .describe(
      "Whether the share is level with the benchmark: the gap is no larger than what the figures may be off, or too small to matter; null where it is not known.",
    ),
};

const response = z
  .object({
    market: z.string().describe("A market's id."),
    medium: z.string().describe("A medium's id."),
    focus: z.string().describe("`market`, or the id of a vertical or sub-vertical."),
    year: z.number().int().describe("A calendar year."),
    quarter: z.literal(QUARTERS).nullable().describe("Quarter of the year, 1–4; null for the whole year."),
    political: z.enum(["with", "without"]).describe("`with` or `without` political spending."),
    benchmark: z.string().describe("The benchmark."),
    benchmarkMissing: z
      .enum(["nation", "unranked", "tooFew", "itself"])
      .nullable()
      .describe(
        "Why there is no benchmark, `itself` for the nation compared with the nation; null where there is one.",
      ),
    mode: z.enum(["medium", "ownRevenue"]).describe("Whether the share is the medium's or the seller's own."),
    partOfMedium: part.describe(
      "Own dollars divided by the medium's, as a part of one; null where the share is that of the medium.",
    ),
    total: z.object(gap).describe("All categories together."),
    rank: z
      .number()
      .int()
      .nullable()
      .describe("The medium's place among the media of the focus; null where it has none."),
    media: z.number().int().describe("How many media there are."),
    slices: z
      .array(
        withSharePercent({
          medium: z.string().describe("A medium's id."),
          dollars: amount.describe("Whole US dollars of the year; null is no data."),
          share: part.describe("Part of the whole, 0–1; null where it is not known."),
          nationShare: part.describe("The nation's share, 0–1; null where it is not known."),
        }),
      )
      .readonly()
      .describe("All media of the wallet."),
    growthLine: part.describe(
      "How fast the market's wallet grows without political money, as a part of one; null where it is not known.",
    ),
    rows: z
      .array(
        z.object({
          subVertical: z.string().describe("A sub-vertical's id."),
          vertical: z.string().describe("A vertical's id."),
          ...gap,
          score: z.number().int().nullable().describe("Score, 0–100; null where there is none."),
          scoreParts: z
            .object({
              size: knownPart.describe("How large the wallet is."),
              growth: knownPart.describe("How fast it grows."),
              underIndex: knownPart.describe("How far the share is below the benchmark, 0–1."),
            })
            .nullable()
            .describe("What the score is made of, each 0–1; null where there is no score."),
          stance: z
            .enum(["attack", "defend", "harvest", "watch", "level"])
            .nullable()
            .describe("What to do about it; null where it cannot be told."),
        }),
      )
      .readonly()
      .describe("The sub-verticals."),
  })
  .meta({
    id: "ShareOfWallet",
    description: "A medium's share of a wallet, and every sub-vertical by its gap.",
  }) satisfies z.ZodType<unknown, ShareOfWallet>;

export const shareOfWalletQuery = z.object({
  medium: z.string().describe("A medium's id."),
  focus: z.string().default("market").describe("`market`, or the id of a vertical or sub-vertical."),
  benchmark: z.string().default("nation").describe("`nation`, `peers`, `top`, or `custom:12.5` in percent."),
  year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
  quarter: quarterAsked.describe(
    "The share in this quarter alone, 1–4, compared with the benchmark of the year; the whole year where left out.",
  ),
  political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
  revision: z.string().default("current").describe("A revision's id, or `current`."),
});

/** The figures of the screen, of a medium as a whole: what an organisation sells itself is in no answer. */
export const shareOfWallet = {
  method: "GET",
  url: "/markets/:market/share-of-wallet",
  name: "shareOfWallet",
  tag: "share of wallet",
  summary: "A medium's share of a wallet against a benchmark, what the gap is worth, and every sub-vertical by its gap",
  allow: { access: ["shareOfWallet"] },
  markets: ["params.market"],
  verticals: ["query.focus"],
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: shareOfWalletQuery,
  response,
  csv: "figures",
} satisfies Endpoint;
