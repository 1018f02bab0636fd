import { z } from "zod";
import { summarySections } from "#features/market-summary/contract.ts";
import { filtersOf, footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats, withBand } from "../said.ts";
import { tool } from "../tool.ts";
import { categoryLine, categoryOf, categoryRow, dollars, mediumRow, part } from "./rows.ts";

export const marketSummary = tool(
  {
    name: "market_summary",
    title: "Market summary",
    description:
      "What is spent on advertising in a market in a year: the total, every medium with share, growth, band, kind and basis, and the largest categories.",
    input: z.object(ofFigures),
    output: z.object({
      ...frame,
      market: z.string(),
      total: dollars,
      previousTotal: dollars,
      growth: part,
      media: z.array(mediumRow),
      largestCategories: z.array(categoryRow),
    }),
  },
  async (asked, hands) => {
    const question = { params: { market: asked.market }, query: filtersOf(asked) };
    const [{ told, spending, words }, top] = await Promise.all([
      frameOf(hands, asked),
      hands.ask(summarySections.topSubVerticals, question),
    ]);
    const { total, previousTotal, growth, rows } = spending;
    const media = rows.map((row) => ({
      medium: row.medium,
      dollars: row.dollars,
      share: row.share,
      growth: row.growth,
      low: row.low,
      high: row.high,
      kind: row.kind,
      basis: row.basis,
    }));
    const largestCategories = top.rows.map(categoryOf);
    return {
      lines: [
        `${words.market(asked.market)}, ${told.year}, ${categoryName(asked.category, words)}: ${formats.dollars(total)}, growth ${formats.growth(growth)}.`,
        ...media.map(
          (row) =>
            `${words.medium(row.medium)}: ${withBand(row.dollars, row.low, row.high)}, share ${formats.share(row.share)}, growth ${formats.growth(row.growth)}`,
        ),
        ...largestCategories.map((row) => categoryLine(row, words)),
        ...footer(told, words),
      ],
      data: { ...told, market: asked.market, total, previousTotal, growth, media, largestCategories },
    };
  },
);
