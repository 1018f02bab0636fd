import { z } from "zod";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { statedRaces } from "#platform/api/courseSchema.ts";
import { RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { type Assumptions, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { BASES } from "#domain/revisions/revision.ts";

/** So many statements of a kind; far more than anybody types. */
const MOST = 20_000;
const LONGEST_TEXT = 400;

const id = z.string().min(1).max(60);
const year = z.number().int().min(1900).max(2200).describe("A calendar year.");
const part = z.enum(["core", "political"]).describe("`core` or `political` money.");
const dollars = z.number().int().nonnegative();
const sentence = z.string().trim().max(LONGEST_TEXT);

export const basis = z.enum(BASES);

export const mediumDrivers = z.object({
  blend: z
    .partialRecord(z.enum(COUNTY_DRIVERS), z.number())
    .describe("Exponents of a market's parts of the nation; they add up to 1."),
  size: z.number().describe("What size adds, as an exponent: above 0 large markets get more than their share."),
  diffusion: z
    .number()
    .describe("Change of `size` per year; below 0 the medium reaches small markets later and catches up there."),
  reach: z
    .partialRecord(z.enum(PLACE_FIGURES), z.number())
    .optional()
    .describe("Elasticities to what of the place lends the medium strength."),
});

/** What a sub-vertical follows from market to market. */
export const trade = z.object({
  subVertical: id.describe("A sub-vertical's id."),
  naics: z
    .array(z.string().regex(/^\d{2,6}$/))
    .max(60)
    .readonly()
    .describe("NAICS codes of two to six digits."),
  elasticity: z.number().describe("Elasticity to the trade's employees."),
  income: z.number().describe("Elasticity to household income."),
  retail: z.number().describe("Elasticity to retail sales."),
  business: z.number().describe("Elasticity to business establishments."),
  size: z.number().describe("Elasticity to the size of the market."),
  reason: z
    .object({
      en: sentence.describe("In English."),
      es: sentence.nullable().describe("In Spanish; null where it is not written."),
      de: sentence.nullable().describe("In German; null where it is not written."),
    })
    .readonly()
    .optional()
    .describe("Why, in each language."),
});

const yearlyGrowth = z.strictObject({ year, growth: z.number().describe("Growth in the year, as a part of one.") });

export const outlook = z.strictObject({
  retailSales: z.array(yearlyGrowth).max(100).readonly().default([]).describe("Growth of retail sales by year."),
  inflation: z.array(yearlyGrowth).max(100).readonly().default([]).describe("Growth of prices by year."),
  political: z.number().default(1).describe("What political money is multiplied by; 1 leaves it."),
  shocks: z
    .array(
      z.strictObject({
        vertical: id.describe("A vertical's id."),
        year,
        change: z.number().describe("Change of the vertical's money in the year, as a part of one."),
      }),
    )
    .max(MOST)
    .readonly()
    .default([])
    .describe("Shocks to verticals by year."),
});

const constraint = z.strictObject({
  markets: z.array(id).max(MOST).readonly().optional().describe("Ids of markets; all without it."),
  subVerticals: z.array(id).max(MOST).readonly().optional().describe("Ids of sub-verticals; all without it."),
  media: z.array(id).max(MOST).readonly().optional().describe("Ids of media; all without it."),
  years: z.array(year).max(100).readonly().optional().describe("Years; all without it."),
  part: part.optional().describe("`core` or `political` money; both without it."),
  rule: z.enum(["equals", "atLeast", "zero"]).describe("What the sum of these cells must keep to."),
  dollars: dollars.describe("Whole dollars of the rule."),
  reason: sentence.describe("Why."),
});

/** What is stated about a run; whether it makes sense together with the files, `assume` says. What is left out states nothing. */
export const assumptions: z.ZodType<Assumptions> = z
  .strictObject({
    totals: z
      .array(
        z.strictObject({
          medium: id.describe("A medium's id."),
          year,
          part,
          dollars: dollars.describe("Whole dollars of the nation."),
          low: dollars.nullable().describe("Lower end of its range, in whole dollars; null where none is stated."),
          high: dollars.nullable().describe("Upper end of its range, in whole dollars; null where none is stated."),
          basis: basis.describe("What the total rests on."),
          source: sentence.describe("Where the figure comes from."),
          reason: sentence.describe("Why."),
        }),
      )
      .max(MOST)
      .readonly()
      .default([])
      .describe("National totals of media."),
    growth: z
      .array(
        z.strictObject({
          medium: id.describe("A medium's id."),
          year,
          part,
          growth: z.number().describe("Growth from the year before, as a part of one."),
        }),
      )
      .max(MOST)
      .readonly()
      .default([])
      .describe("Growth of media."),
    drivers: z.record(id, mediumDrivers).default({}).describe("How media follow the drivers of markets, by medium."),
    mix: z
      .array(
        z.strictObject({
          subVertical: id.describe("A sub-vertical's id."),
          medium: id.describe("A medium's id."),
          weight: z.number().nonnegative().describe("The weight of the sub-vertical."),
        }),
      )
      .max(MOST)
      .readonly()
      .default([])
      .describe("How spending on media is spread over sub-verticals."),
    constraints: z.array(constraint).max(MOST).readonly().default([]).describe("What the result must keep to."),
    outlook: outlook.default(NO_OUTLOOK).describe("How the economy goes."),
    reliability: z
      .record(id, z.number().min(0).max(1))
      .default({})
      .describe("How far observed spending is believed, 0–1, by medium."),
    trades: z
      .array(trade)
      .max(MOST)
      .readonly()
      .default([])
      .describe("What sub-verticals follow from market to market."),
    fit: z
      .array(
        z.strictObject({
          category: id.describe("Id of the vertical or sub-vertical."),
          medium: id.describe("A medium's id."),
          elasticities: z
            .partialRecord(z.enum(PLACE_FIGURES), z.number())
            .describe("Elasticities by what of the place."),
          reason: sentence.describe("Why."),
        }),
      )
      .max(MOST)
      .readonly()
      .default([])
      .describe("How media suit categories."),
    races: z
      .array(statedRaces.strict())
      .max(RACE_GROUPS.length)
      .readonly()
      .default([])
      .describe("How political money follows the races."),
    heldShares: z
      .array(z.strictObject({ vertical: id.describe("A vertical's id."), medium: id.describe("A medium's id.") }))
      .max(MOST)
      .readonly()
      .default([])
      .describe("Verticals that keep their share of a medium."),
  })
  .meta({ id: "ForecastAssumptions", description: "What is stated about a run to differ from files and model." });
