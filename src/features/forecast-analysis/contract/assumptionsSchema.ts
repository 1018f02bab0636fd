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
const year = z.number().int().min(1900).max(2200);
const part = z.enum(["core", "political"]);
const dollars = z.number().int().nonnegative();
const sentence = z.string().trim().max(LONGEST_TEXT);

export const basis = z.enum(BASES);

export const mediumDrivers = z.object({
  /** Exponents of a market's parts of the nation; they add up to 1. */
  blend: z.partialRecord(z.enum(COUNTY_DRIVERS), z.number()),
  size: z.number(),
  diffusion: z.number(),
  /** Elasticities to what of the place lends the medium strength. */
  reach: z.partialRecord(z.enum(PLACE_FIGURES), z.number()).optional(),
});

/** What a sub-vertical follows from market to market. */
export const trade = z.object({
  subVertical: id,
  /** NAICS codes of two to six digits. */
  naics: z
    .array(z.string().regex(/^\d{2,6}$/))
    .max(60)
    .readonly(),
  elasticity: z.number(),
  income: z.number(),
  retail: z.number(),
  business: z.number(),
  size: z.number(),
  reason: z.object({ en: sentence, es: sentence.nullable(), de: sentence.nullable() }).readonly().optional(),
});

const yearlyGrowth = z.strictObject({ year, growth: z.number() });

export const outlook = z.strictObject({
  retailSales: z.array(yearlyGrowth).max(100).readonly().default([]),
  inflation: z.array(yearlyGrowth).max(100).readonly().default([]),
  political: z.number().default(1),
  shocks: z
    .array(z.strictObject({ vertical: id, year, change: z.number() }))
    .max(MOST)
    .readonly()
    .default([]),
});

const constraint = z.strictObject({
  markets: z.array(id).max(MOST).readonly().optional(),
  subVerticals: z.array(id).max(MOST).readonly().optional(),
  media: z.array(id).max(MOST).readonly().optional(),
  years: z.array(year).max(100).readonly().optional(),
  part: part.optional(),
  rule: z.enum(["equals", "atLeast", "zero"]),
  dollars,
  reason: sentence,
});

/** What is stated about a run; whether it makes sense together with the files, `assume` says. What is left out states nothing. */
export const assumptions: z.ZodType<Assumptions> = z
  .strictObject({
    totals: z
      .array(
        z.strictObject({
          medium: id,
          year,
          part,
          dollars,
          low: dollars.nullable(),
          high: dollars.nullable(),
          basis,
          source: sentence,
          reason: sentence,
        }),
      )
      .max(MOST)
      .readonly()
      .default([]),
    growth: z
      .array(z.strictObject({ medium: id, year, part, growth: z.number() }))
      .max(MOST)
      .readonly()
      .default([]),
    drivers: z.record(id, mediumDrivers).default({}),
    mix: z
      .array(z.strictObject({ subVertical: id, medium: id, weight: z.number().nonnegative() }))
      .max(MOST)
      .readonly()
      .default([]),
    constraints: z.array(constraint).max(MOST).readonly().default([]),
    outlook: outlook.default(NO_OUTLOOK),
    reliability: z.record(id, z.number().min(0).max(1)).default({}),
    trades: z.array(trade).max(MOST).readonly().default([]),
    fit: z
      .array(
        z.strictObject({
          category: id,
          medium: id,
          elasticities: z.partialRecord(z.enum(PLACE_FIGURES), z.number()),
          reason: sentence,
        }),
      )
      .max(MOST)
      .readonly()
      .default([]),
    races: z.array(statedRaces.strict()).max(RACE_GROUPS.length).readonly().default([]),
    heldShares: z
      .array(z.strictObject({ vertical: id, medium: id }))
      .max(MOST)
      .readonly()
      .default([]),
  })
  .meta({ id: "ForecastAssumptions" });
