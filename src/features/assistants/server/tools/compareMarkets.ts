import { z } from "zod";
import { summarySections } from "#features/market-summary/contract.ts";
import { filtersOf, footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats } from "../said.ts";
import { tool } from "../tool.ts";
import { dollars, medium, part } from "./rows.ts";

export const compareMarkets = tool(
  {
    name: "compare_markets",
    title: "Compare markets",
    description: "One market's media beside those of one to four other markets, or of the nation, in the same year.",
    input: z.object({
      ...ofFigures,
      others: z.array(z.string()).min(1).max(4).describe("Ids of the other markets; nation may be one of them."),
    }),
    output: z.object({
      ...frame,
      markets: z.array(z.object({ market: z.string(), name: z.string(), total: dollars })),
      media: z.array(
        z.object({
          medium,
          cells: z.array(
            z.object({
              market: z.string(),
              dollars,
              share: part,
              growth: part,
              perCapita: z.number().nullable().describe("Dollars per person."),
            }),
          ),
        }),
      ),
    }),
  },
  async ({ others, ...asked }, hands) => {
    const query = { ...filtersOf(asked), compare: others.join(",") };
    const [{ told, words }, compared] = await Promise.all([
      frameOf(hands, asked),
      hands.ask(summarySections.mediaAdSpendingMarketCompare, {
        params: { market: asked.market },
        query,
      }),
    ]);
    const link = new URL(told.link);
    link.searchParams.set("compare", others.join(","));
    const markets = compared.markets.map(({ market, total }) => ({ market, name: words.market(market), total }));
    const media = compared.rows.map((row) => ({
      medium: row.medium,
      cells: row.cells.map(({ market, dollars: amount, share, growth, perCapita }) => ({
        market,
        dollars: amount,
        share,
        growth,
        perCapita,
      })),
    }));
    const data = { ...told, link: link.href, markets, media };
    return {
      lines: [
        `${told.year}, ${categoryName(asked.category, words)}: ${markets.map(({ name, total }) => `${JSON.stringify(name)} ${formats.dollars(total)}`).join("; ")}.`,
        ...media.map(
          (row) =>
            `${words.medium(row.medium)}: ${row.cells.map(({ market, dollars: amount, share }) => `${words.market(market)} ${formats.dollars(amount)} (${formats.share(share)})`).join("; ")}`,
        ),
        ...footer(data, words),
      ],
      data,
    };
  },
);
