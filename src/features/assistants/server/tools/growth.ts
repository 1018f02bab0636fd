import { z } from "zod";
import { summarySections } from "#features/market-summary/contract.ts";
import { filtersOf, footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats } from "../said.ts";
import { tool } from "../tool.ts";
import { categoryLine, categoryOf, categoryRow, medium, part } from "./rows.ts";

export const growth = tool(
  {
    name: "growth",
    title: "Growth and decline",
    description:
      "The categories of a market that gain and lose most over the year before, and each medium's growth. Growth from nothing is n/a.",
    input: z.object(ofFigures),
    output: z.object({
      ...frame,
      market: z.string(),
      growth: part,
      coreGrowth: part.describe("Without political money."),
      gains: z.array(categoryRow),
      losses: z.array(categoryRow),
      media: z.array(z.object({ medium, growth: part, coreGrowth: part })),
    }),
  },
  async (asked, hands) => {
    const question = { params: { market: asked.market }, query: filtersOf(asked) };
    const [{ told, spending, words }, gained, lost] = await Promise.all([
      frameOf(hands, asked),
      hands.ask(summarySections.largestGrowthVerticals, question),
      hands.ask(summarySections.largestLossVerticals, question),
    ]);
    const [gains, losses] = [gained.rows.map(categoryOf), lost.rows.map(categoryOf)];
    const media = spending.rows.map((row) => ({ medium: row.medium, growth: row.growth, coreGrowth: row.coreGrowth }));
    return {
      lines: [
        `${words.market(asked.market)}, ${told.year}, ${categoryName(asked.category, words)}: growth ${formats.growth(spending.growth)}, without political ${formats.growth(spending.coreGrowth)}.`,
        "Gains:",
        ...gains.map((row) => categoryLine(row, words)),
        "Losses:",
        ...losses.map((row) => categoryLine(row, words)),
        ...footer(told, words),
      ],
      data: {
        ...told,
        market: asked.market,
        growth: spending.growth,
        coreGrowth: spending.coreGrowth,
        gains,
        losses,
        media,
      },
    };
  },
);
