import { z } from "zod";
import { summarySections } from "#features/market-summary/contract.ts";
import { filtersOf, footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats } from "../said.ts";
import { tool } from "../tool.ts";
import { categoryLine, categoryOf, categoryRow, dollars, part } from "./rows.ts";

export const wallet = tool(
  {
    name: "wallet",
    title: "Wallet of a market",
    description:
      "A market's wallet by kind of advertiser: dollars, share of the wallet, index against the nation and largest medium, the largest first.",
    input: z.object({
      ...ofFigures,
      limit: z.number().int().min(1).max(96).default(20).describe("How many categories to answer at the most."),
    }),
    output: z.object({
      ...frame,
      market: z.string(),
      total: dollars,
      categories: z.array(
        categoryRow.extend({
          share: part,
          index: z.number().nullable().describe("The share against the nation's share; 100 is average."),
          topMedium: z.string().nullable(),
        }),
      ),
      categoriesInAll: z.number().int(),
    }),
  },
  async ({ limit, ...asked }, hands) => {
    const question = { params: { market: asked.market }, query: filtersOf(asked) };
    const [{ told, words }, breakdown] = await Promise.all([
      frameOf(hands, asked),
      hands.ask(summarySections.verticalBreakdown, question),
    ]);
    const categories = breakdown.rows
      .slice(0, limit)
      .map((row) => ({ ...categoryOf(row), share: row.share, index: row.index, topMedium: row.topMedium }));
    return {
      lines: [
        `${words.market(asked.market)}, ${told.year}, ${categoryName(asked.category, words)}: ${formats.dollars(breakdown.total)}; ${categories.length} of ${breakdown.rows.length} categories:`,
        ...categories.map((row) => `${categoryLine(row, words)}, share ${formats.share(row.share)}`),
        ...footer(told, words),
      ],
      data: {
        ...told,
        market: asked.market,
        total: breakdown.total,
        categories,
        categoriesInAll: breakdown.rows.length,
      },
    };
  },
);
