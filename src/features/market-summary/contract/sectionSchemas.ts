import { z } from "zod";
import { BASES } from "#domain/revisions/revision.ts";
import { part, withSharePercent } from "#platform/api/shares.ts";

/** The wire's form of `domain/spending/sections.ts`, which says what the fields mean. */

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const year = z.number().int();
const dollars = z.number().nullable();
const rank = z.number().int();
const kind = z.enum(["actual", "estimate", "forecast"]);
const basis = z.enum(BASES);
const quarterBasis = z.enum([...BASES, "partlyReported"]);
/** What a figure is about: the nation or a market, all that is spent there or some categories of it. */
/** Whether growth is left out since the year before is of another definition. */
const newDefinition = z.boolean();
const level = z.enum(["nation", "nationCategory", "market", "marketCategory"]);
const group = z.enum(["traditional", "digital"]);

export const mediaSpending = z.object({
  market: z.string(),
  year,
  total: dollars,
  previousTotal: dollars,
  growth: part,
  coreGrowth: part,
  newDefinition,
  perCapita: z.number().nullable(),
  rows: list(
    withSharePercent({
      medium: z.string(),
      group,
      dollars,
      share: part,
      growth: part,
      coreGrowth: part,
      newDefinition,
      rank,
      previousRank: rank.nullable(),
      nationShare: part,
      index: part,
      perCapita: z.number().nullable(),
      low: dollars,
      high: dollars,
      kind,
      basis,
      partlyReported: z.boolean(),
      level,
    }),
  ),
});

export const mediaCompare = z.object({
  year,
  markets: list(z.object({ market: z.string(), total: dollars })),
  rows: list(
    z.object({
      medium: z.string(),
      group,
      cells: list(
        withSharePercent({
          market: z.string(),
          dollars,
          share: part,
          growth: part,
          coreGrowth: part,
          newDefinition,
          index: part,
          perCapita: z.number().nullable(),
        }),
      ),
    }),
  ),
});

const series = {
  id: z.string(),
  dollars: list(dollars),
  growth: list(part),
  coreGrowth: list(part),
  cagr: part,
  breaks: list(year),
};
const acrossYears = {
  market: z.string(),
  years: list(year),
  kinds: list(kind),
  cagrFrom: year,
  cagrTo: year,
  cagrOf: z.enum(["all", "core"]),
};

export const mediaYears = z.object({
  ...acrossYears,
  rows: list(z.object({ ...series, level: z.enum(["medium", "group", "total"]) })),
});

export const mediaTrend = z.object({
  ...acrossYears,
  rows: list(z.object({ ...series, media: list(z.string()) })),
});

export const platformYears = z.object({ ...acrossYears, rows: list(z.object(series)) });

export const forecastByMedia = z.object({
  market: z.string(),
  years: list(
    z.object({
      year,
      kind,
      traditional: dollars,
      digital: dollars,
      core: dollars,
      political: dollars,
      total: dollars,
      low: dollars,
      high: dollars,
      growth: part,
      coreGrowth: part,
      newDefinition,
      digitalShare: part,
    }),
  ),
});

export const politicalSpending = z.object({
  market: z.string(),
  year,
  years: list(
    z.object({
      year,
      kind,
      dollars,
      share: part,
      media: list(z.object({ medium: z.string(), dollars })),
    }),
  ),
  months: list(z.object({ month: z.number().int(), dollars: z.number(), cumulative: z.number() })),
});

export const quarterlySpending = z.object({
  market: z.string(),
  year,
  kind,
  basis: quarterBasis,
  total: dollars,
  previousTotal: dollars,
  newDefinition,
  seasonal: part,
  quarters: list(
    withSharePercent({
      quarter: z.literal([1, 2, 3, 4]),
      dollars,
      previous: dollars,
      growth: part,
      coreGrowth: part,
      share: part,
      basis: quarterBasis,
      media: list(z.object({ medium: z.string(), dollars })),
    }),
  ),
});

const topMedium = { topMedium: z.string().nullable(), topMediumShare: part };
const subVerticalRow = {
  rank,
  subVertical: z.string(),
  vertical: z.string(),
  dollars,
  previous: dollars,
  delta: dollars,
  growth: part,
  newDefinition,
  share: part,
  ...topMedium,
};

export const subVerticalList = z.object({
  market: z.string(),
  year,
  minimumDollars: z.number(),
  rows: list(z.object(subVerticalRow)),
});

export const verticalBreakdown = z.object({
  market: z.string(),
  year,
  total: dollars,
  previousTotal: dollars,
  newDefinition,
  rows: list(withSharePercent({ ...subVerticalRow, nationShare: part, index: part })),
});

export const subVerticalYears = z.object({
  ...acrossYears,
  year,
  rows: list(z.object({ ...series, share: part, index: part, ...topMedium })),
});

export const platformSpending = z.object({
  market: z.string(),
  year,
  total: dollars,
  rows: list(
    withSharePercent({ platform: z.string(), dollars, share: part, growth: part, coreGrowth: part, newDefinition }),
  ),
});
