import { z } from "zod";
import { QUARTERS } from "#domain/period.ts";
import { quarterAsked } from "#platform/api/quarterAsked.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { knownPart, part, withSharePercent } from "#platform/api/shares.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";

const amount = z.number().nullable();

const gap = {
  wallet: amount,
  walletGrowth: part,
  walletCoreGrowth: part,
  medium: amount,
  mediumShare: part,
  own: amount,
  share: part,
  benchmarkShare: part,
  index: part,
  gap: part,
  gapDollars: amount,
  isLevel: z.boolean().nullable(),
};

const response = z.object({
  market: z.string(),
  medium: z.string(),
  focus: z.string(),
  year: z.number().int(),
  quarter: z.literal(QUARTERS).nullable(),
  political: z.enum(["with", "without"]),
  benchmark: z.string(),
  benchmarkMissing: z.enum(["nation", "unranked", "tooFew", "itself"]).nullable(),
  mode: z.enum(["medium", "ownRevenue"]),
  partOfMedium: part,
  total: z.object(gap),
  rank: z.number().int().nullable(),
  media: z.number().int(),
  slices: z.array(withSharePercent({ medium: z.string(), dollars: amount, share: part, nationShare: part })).readonly(),
  growthLine: part,
  rows: z
    .array(
      z.object({
        subVertical: z.string(),
        vertical: z.string(),
        ...gap,
        score: z.number().int().nullable(),
        scoreParts: z.object({ size: knownPart, growth: knownPart, underIndex: knownPart }).nullable(),
        stance: z.enum(["attack", "defend", "harvest", "watch", "level"]).nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<unknown, ShareOfWallet>;

export const shareOfWalletQuery = z.object({
  medium: z.string(),
  /** `market`, or the id of a vertical or sub-vertical. */
  focus: z.string().default("market"),
  /** `nation`, `peers`, `top`, or `custom:12.5` in percent. */
  benchmark: z.string().default("nation"),
  /** The revision's current year where left out. */
  year: z.coerce.number().int().optional(),
  /** 1–4: the share in that quarter alone, against the benchmark of the year; the whole year where left out. */
  quarter: quarterAsked,
  political: z.enum(["with", "without"]).default("with"),
  /** A revision's id, or `current`. */
  revision: z.string().default("current"),
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
  params: z.object({ market: z.string() }),
  query: shareOfWalletQuery,
  response,
  csv: "figures",
} satisfies Endpoint;
