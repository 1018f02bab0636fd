import { z } from "zod";
import { summarySections } from "#features/market-summary/contract.ts";
import { filtersOf, footer, frame, frameOf, ofFigures } from "../frame.ts";
import { categoryName, formats, withBand } from "../said.ts";
import { tool } from "../tool.ts";
import { dollars, part } from "./rows.ts";

export const forecast = tool(
  {
    name: "forecast",
    title: "Forecast by year",
    description:
      "A market's spending year by year, with the years ahead and the band that four in five such figures lie in. A forecast is never a promise: always tell its band.",
    input: z.object(ofFigures),
    output: z.object({
      ...frame,
      market: z.string(),
      years: z.array(
        z.object({
          year: z.number().int(),
          kind: z.enum(["actual", "estimate", "forecast"]),
          total: dollars,
          low: dollars,
          high: dollars,
          core: dollars.describe("Without political money."),
          political: dollars,
          digitalShare: part,
          growth: part,
        }),
      ),
    }),
  },
  async (asked, hands) => {
    const question = { params: { market: asked.market }, query: filtersOf(asked) };
    const [{ told, words }, course] = await Promise.all([
      frameOf(hands, asked),
      hands.ask(summarySections.forecastByMedia, question),
    ]);
    const years = course.years.map((one) => ({
      year: one.year,
      kind: one.kind,
      total: one.total,
      low: one.low,
      high: one.high,
      core: one.core,
      political: one.political,
      digitalShare: one.digitalShare,
      growth: one.growth,
    }));
    const data = { ...told, link: `${told.link}#forecastByMedia`, market: asked.market, years };
    return {
      lines: [
        `${words.market(asked.market)}, ${categoryName(asked.category, words)}, by year:`,
        ...years.map(
          ({ year, kind, total, low, high, growth: change }) =>
            `${year} (${kind}): ${withBand(total, low, high)}, growth ${formats.growth(change)}`,
        ),
        ...footer(data, words),
      ],
      data,
    };
  },
);
