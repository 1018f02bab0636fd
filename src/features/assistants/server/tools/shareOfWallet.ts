import { z } from "zod";
import { shareOfWallet as section } from "#features/share-wallet/contract.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { pageLink } from "#platform/identity/site.ts";
import { footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats } from "../said.ts";
import { tool } from "../tool.ts";
import { dollars, part } from "./rows.ts";

const gap = {
  wallet: dollars.describe("Everything spent, over all media."),
  medium: dollars.describe("What the medium takes of it."),
  share: part.describe("The medium's share of the wallet."),
  benchmarkShare: part.describe("The share that the benchmark expects."),
  gap: part.describe("Share less benchmark: negative is behind it."),
  gapDollars: dollars.describe("What the gap comes to in dollars."),
  isLevel: z
    .boolean()
    .nullable()
    .describe("True where the figures do not bear out a difference: then never claim that there is one."),
};

export const shareOfWallet = tool(
  {
    name: "share_of_wallet",
    title: "Share of wallet",
    description:
      "A medium's share of a market's wallet against a benchmark, what the gap is worth, and the categories by their opportunity. Needs share of wallet in the subscription.",
    input: z.object({
      ...ofFigures,
      medium: z.enum(MEDIA.map(({ id }) => id)).describe("The medium whose share is measured."),
      benchmark: z
        .string()
        .default("nation")
        .describe("nation, peers (similar markets), top (the best quarter of markets) or custom:12.5 in percent."),
      limit: z.number().int().min(1).max(96).default(15).describe("How many categories to answer at the most."),
    }),
    output: z.object({
      ...frame,
      market: z.string(),
      benchmark: z.string(),
      benchmarkMissing: z.string().nullable().describe("Why there is no benchmark; null where there is one."),
      total: z.object(gap),
      categories: z.array(
        z.object({
          subVertical: z.string(),
          ...gap,
          score: z.number().int().nullable().describe("The opportunity, 0 to 100; null where nothing can be said."),
          stance: z.string().nullable(),
        }),
      ),
    }),
  },
  async ({ medium, benchmark, limit, ...asked }, hands) => {
    const [{ told, words }, wallet] = await Promise.all([
      frameOf(hands, asked),
      hands.ask(section, {
        params: { market: asked.market },
        query: { medium, benchmark, focus: asked.category, year: asked.year, political: asked.political },
      }),
    ]);
    const categories = wallet.rows
      .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
      .slice(0, limit)
      .map(({ subVertical, score, stance, ...row }) => ({ subVertical, ...gapOf(row), score, stance }));
    const link = pageLink(hands.site, "share-wallet", {
      market: asked.market,
      year: String(told.year),
      medium,
      benchmark,
      ...(asked.category !== undefined && { focus: asked.category }),
      ...(asked.political === "without" && { political: "without" }),
    });
    const total = gapOf(wallet.total);
    const data = {
      ...told,
      link,
      market: asked.market,
      benchmark: wallet.benchmark,
      benchmarkMissing: wallet.benchmarkMissing,
      total,
      categories,
    };
    return {
      lines: [
        `${words.market(asked.market)}, ${told.year}, ${categoryName(asked.category, words)}: ${words.medium(medium)} ${gapLine(total)}`,
        ...categories.map(
          (row) =>
            `${words.subVertical(row.subVertical)}: ${gapLine(row)}${row.score === null ? "" : `, opportunity ${row.score} of 100`}`,
        ),
        ...footer(data, words),
      ],
      data,
    };
  },
);

type Gap = z.output<z.ZodObject<typeof gap>>;

function gapOf({ wallet, medium, share, benchmarkShare, gap: difference, gapDollars, isLevel }: Gap): Gap {
  return { wallet, medium, share, benchmarkShare, gap: difference, gapDollars, isLevel };
}

function gapLine({ wallet, share, benchmarkShare, gapDollars, isLevel }: Gap): string {
  const against = isLevel === true ? "level with the benchmark" : `gap ${formats.moneyChange(gapDollars)}`;
  return `${formats.share(share)} of ${formats.dollars(wallet)}, benchmark ${formats.share(benchmarkShare)}, ${against}`;
}
