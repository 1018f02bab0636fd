import { z } from "zod";
import { BASES } from "#domain/revisions/revision.ts";
import { part, withSharePercent } from "#platform/api/shares.ts";

/** The wire's form of `domain/spending/sections.ts`, which says what the fields mean. */

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const year = z.number().int();
const dollars = z.number().nullable();
const rank = z.number().int().describe("Place by dollars, 1 is the largest.");
const kind = z.enum(["actual", "estimate", "forecast"]);
const basis = z.enum(BASES);
const quarterBasis = z.enum([...BASES, "partlyReported"]);
/** What a figure is about: the nation or a market, all that is spent there or some categories of it. */
/** Whether growth is left out since the year before is of another definition. */
const newDefinition = z
  .boolean()
  .describe("Whether growth is left out because the year before has another definition.");
const level = z.enum(["nation", "nationCategory", "market", "marketCategory"]);
const group = z.enum(["traditional", "digital"]).describe("Traditional or digital.");

export const mediaSpending = z
  .object({
    market: z.string().describe("A market's id."),
    year: year.describe("A calendar year."),
    total: dollars.describe("Everything spent, in whole dollars; null is no data."),
    previousTotal: dollars.describe("The same of the year before, in whole dollars; null is no data."),
    growth: part.describe("Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told."),
    coreGrowth: part.describe(
      "Change from the year before without political money, as a part of one; null where it cannot be told.",
    ),
    newDefinition,
    perCapita: z.number().nullable().describe("Dollars per person; null is no data."),
    rows: list(
      withSharePercent({
        medium: z.string().describe("A medium's id."),
        group,
        dollars: dollars.describe("Whole US dollars of the year; null is no data."),
        share: part.describe("Part of the whole, 0–1; null where it is not known."),
        growth: part.describe(
          "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
        ),
        coreGrowth: part.describe(
          "Change from the year before without political money, as a part of one; null where it cannot be told.",
        ),
        newDefinition,
        rank,
        previousRank: rank.nullable().describe("Place in the year before; null where it had none."),
        nationShare: part.describe("The nation's share, 0–1; null where it is not known."),
        index: part.describe(
          "Share compared with the nation's share; 100 is average; null where one of them is not known.",
        ),
        perCapita: z.number().nullable().describe("Dollars per person; null is no data."),
        low: dollars.describe(
          "Lower end of the range that four in five such figures fall into, in whole dollars; null where none is known.",
        ),
        high: dollars.describe("Upper end of that range, in whole dollars; null where none is known."),
        kind: kind.describe("How settled the figure is."),
        basis: basis.describe("What the figure rests on."),
        partlyReported: z.boolean().describe("Whether books or filings report a part of it."),
        level: level.describe("What the figure is about: the nation or a market, all of its money or some categories."),
      }),
    ).describe("The media."),
  })
  .meta({ id: "MediaSpending", description: "What is spent on each medium." });

export const mediaCompare = z
  .object({
    year: year.describe("A calendar year."),
    markets: list(
      z.object({
        market: z.string().describe("A market's id."),
        total: dollars.describe("Everything spent, in whole dollars; null is no data."),
      }),
    ).describe("The markets."),
    rows: list(
      z.object({
        medium: z.string().describe("A medium's id."),
        group,
        cells: list(
          withSharePercent({
            market: z.string().describe("A market's id."),
            dollars: dollars.describe("Whole US dollars of the year; null is no data."),
            share: part.describe("Part of the whole, 0–1; null where it is not known."),
            growth: part.describe(
              "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
            ),
            coreGrowth: part.describe(
              "Change from the year before without political money, as a part of one; null where it cannot be told.",
            ),
            newDefinition,
            index: part.describe(
              "Share compared with the nation's share; 100 is average; null where one of them is not known.",
            ),
            perCapita: z.number().nullable().describe("Dollars per person; null is no data."),
          }),
        ).describe("One per market."),
      }),
    ).describe("The media."),
  })
  .meta({ id: "MediaComparison", description: "Media of several markets beside each other." });

const series = {
  id: z.string().describe("Id of the medium, platform, group or sub-vertical."),
  dollars: list(dollars).describe("Whole dollars by year; null is no data."),
  growth: list(part).describe("Change from the year before by year, as a part of one; null where it cannot be told."),
  coreGrowth: list(part).describe("The same without political money."),
  cagr: part.describe("Compound annual growth rate as a part of one; null where it cannot be told."),
  breaks: list(year).describe("Years from which it has another definition."),
};
const acrossYears = {
  market: z.string().describe("A market's id."),
  years: list(year).describe("Calendar years, earliest first."),
  kinds: list(kind).describe("How settled each year is, in the order of `years`."),
  cagrFrom: year.describe("First year of the compound annual growth rate."),
  cagrTo: year.describe("Last year of the compound annual growth rate."),
  cagrOf: z.enum(["all", "core"]).describe("Whether compound growth is of all money or of core money alone."),
};

export const mediaYears = z
  .object({
    ...acrossYears,
    rows: list(
      z.object({
        ...series,
        level: z.enum(["medium", "group", "total"]).describe("Whether it is a medium, a group or the total."),
      }),
    ).describe("Media, groups of media, and the total."),
  })
  .meta({ id: "MediaYears", description: "Media year by year." });

export const mediaTrend = z
  .object({
    ...acrossYears,
    rows: list(
      z.object({ ...series, media: list(z.string()).describe("Ids of the media it is the sum of.") }),
    ).describe("The rows, largest first."),
  })
  .meta({ id: "MediaTrend", description: "The largest media year by year." });

export const platformYears = z
  .object({
    ...acrossYears,
    rows: list(z.object(series)).describe("The rows, largest first."),
  })
  .meta({ id: "PlatformYears", description: "Digital platforms year by year." });

export const forecastByMedia = z
  .object({
    market: z.string().describe("A market's id."),
    years: list(
      z.object({
        year: year.describe("A calendar year."),
        kind: kind.describe("How settled the year is."),
        traditional: dollars.describe("Whole dollars of traditional media; null is no data."),
        digital: dollars.describe("Whole dollars of digital media; null is no data."),
        core: dollars.describe("Whole dollars without political money; null is no data."),
        political: dollars.describe("Whole dollars of political money; null is no data."),
        total: dollars.describe("Everything spent, in whole dollars; null is no data."),
        low: dollars.describe(
          "Lower end of the range that four in five such figures fall into, in whole dollars; null where none is known.",
        ),
        high: dollars.describe("Upper end of that range, in whole dollars; null where none is known."),
        growth: part.describe(
          "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
        ),
        coreGrowth: part.describe(
          "Change from the year before without political money, as a part of one; null where it cannot be told.",
        ),
        newDefinition,
        digitalShare: part.describe("Digital media's part of the total, 0–1; null where it is not known."),
      }),
    ).describe("The years."),
  })
  .meta({ id: "MediaForecast", description: "Past and forecast years, traditional and digital." });

export const politicalSpending = z
  .object({
    market: z.string().describe("A market's id."),
    year: year.describe("A calendar year."),
    years: list(
      z.object({
        year: year.describe("A calendar year."),
        kind: kind.describe("How settled the year is."),
        dollars: dollars.describe("Whole US dollars of the year; null is no data."),
        share: part.describe("Part of all money of the year, 0–1; null where it is not known."),
        media: list(
          z.object({
            medium: z.string().describe("A medium's id."),
            dollars: dollars.describe("Whole US dollars of the year; null is no data."),
          }),
        ).describe("Its media."),
      }),
    ).describe("The years."),
    months: list(
      z.object({
        month: z.number().int().describe("Month, 1–12."),
        dollars: z.number().describe("Whole dollars of the month."),
        cumulative: z.number().describe("Whole dollars since January."),
      }),
    ).describe("The months of the year."),
  })
  .meta({ id: "PoliticalSpending", description: "Political spending by year, medium and month." });

export const quarterlySpending = z
  .object({
    market: z.string().describe("A market's id."),
    year: year.describe("A calendar year."),
    kind: kind.describe("How settled the year is."),
    basis: quarterBasis.describe("What the quarters rest on."),
    total: dollars.describe("Everything spent, in whole dollars; null is no data."),
    previousTotal: dollars.describe("The same of the year before, in whole dollars; null is no data."),
    newDefinition,
    seasonal: part.describe(
      "Part of the year's total that is spread over quarters by season, 0–1; null where it is not known.",
    ),
    quarters: list(
      withSharePercent({
        quarter: z.literal([1, 2, 3, 4]).describe("Quarter of the year, 1–4."),
        dollars: dollars.describe("Whole dollars of the quarter; null is no data."),
        previous: dollars.describe("The same of the year before, in whole dollars; null is no data."),
        growth: part.describe(
          "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
        ),
        coreGrowth: part.describe(
          "Change from the year before without political money, as a part of one; null where it cannot be told.",
        ),
        share: part.describe("Part of the whole, 0–1; null where it is not known."),
        basis: quarterBasis.describe("What the quarter rests on."),
        media: list(
          z.object({
            medium: z.string().describe("A medium's id."),
            dollars: dollars.describe("Whole US dollars of the year; null is no data."),
          }),
        ).describe("Its media."),
      }),
    ).describe("The quarters."),
  })
  .meta({ id: "QuarterlySpending", description: "The quarters of a year beside those of the year before." });

const topMedium = {
  topMedium: z.string().nullable().describe("Id of the medium with most of its money; null where none is known."),
  topMediumShare: part.describe("That medium's share, 0–1; null where it is not known."),
};
const subVerticalRow = {
  rank,
  subVertical: z.string().describe("A sub-vertical's id."),
  vertical: z.string().describe("A vertical's id."),
  dollars: dollars.describe("Whole US dollars of the year; null is no data."),
  previous: dollars.describe("The same of the year before, in whole dollars; null is no data."),
  delta: dollars.describe("Dollars more or less than in the year before; null is no data."),
  growth: part.describe("Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told."),
  newDefinition,
  share: part.describe("Part of the whole, 0–1; null where it is not known."),
  ...topMedium,
};

export const subVerticalList = z
  .object({
    market: z.string().describe("A market's id."),
    year: year.describe("A calendar year."),
    minimumDollars: z.number().describe("Smallest amount that is listed, in whole dollars."),
    rows: list(z.object(subVerticalRow)).describe("The rows, largest first."),
  })
  .meta({ id: "SubVerticalList", description: "Sub-verticals by spending, growth or loss." });

export const verticalBreakdown = z
  .object({
    market: z.string().describe("A market's id."),
    year: year.describe("A calendar year."),
    total: dollars.describe("Everything spent, in whole dollars; null is no data."),
    previousTotal: dollars.describe("The same of the year before, in whole dollars; null is no data."),
    newDefinition,
    rows: list(
      withSharePercent({
        ...subVerticalRow,
        nationShare: part.describe("The nation's share, 0–1; null where it is not known."),
        index: part.describe(
          "Share compared with the nation's share; 100 is average; null where one of them is not known.",
        ),
      }),
    ).describe("The rows, largest first."),
  })
  .meta({ id: "VerticalBreakdown", description: "Sub-verticals with their shares." });

export const subVerticalYears = z
  .object({
    ...acrossYears,
    year: year.describe("A calendar year."),
    rows: list(
      z.object({
        ...series,
        share: part.describe("Part of the whole, 0–1; null where it is not known."),
        index: part.describe(
          "Share compared with the nation's share; 100 is average; null where one of them is not known.",
        ),
        ...topMedium,
      }),
    ).describe("The rows, largest first."),
  })
  .meta({ id: "SubVerticalYears", description: "Sub-verticals year by year." });

export const platformSpending = z
  .object({
    market: z.string().describe("A market's id."),
    year: year.describe("A calendar year."),
    total: dollars.describe("Everything spent, in whole dollars; null is no data."),
    rows: list(
      withSharePercent({
        platform: z.string().describe("Id of the platform."),
        dollars: dollars.describe("Whole US dollars of the year; null is no data."),
        share: part.describe("Part of the whole, 0–1; null where it is not known."),
        growth: part.describe(
          "Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told.",
        ),
        coreGrowth: part.describe(
          "Change from the year before without political money, as a part of one; null where it cannot be told.",
        ),
        newDefinition,
      }),
    ).describe("The rows, largest first."),
  })
  .meta({ id: "PlatformSpending", description: "Digital spending by who sells it." });
