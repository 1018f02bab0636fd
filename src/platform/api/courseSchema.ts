import { z } from "zod";
import { STRENGTH_RATIOS } from "#domain/forecast/cellCourse.ts";
import { RACE_FIGURES, RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { BASES } from "#domain/revisions/revision.ts";

const amount = z.number();
const knownYear = z.object({ year: z.number().int(), dollars: amount });
const provenance = z.object({
  kind: z.enum(["actual", "estimate", "forecast"]),
  basis: z.enum(BASES),
  source: z.string(),
  error: z.number().optional(),
  partErrors: z.object({ core: z.number(), political: z.number() }).optional(),
});

const way = z.discriminatedUnion("how", [
  z.object({ how: z.literal("given") }),
  z.object({ how: z.literal("between"), from: knownYear, to: knownYear, part: z.number() }),
  z.object({
    how: z.literal("trends"),
    from: knownYear,
    models: z.array(z.object({ model: z.string(), dollars: amount })).readonly(),
  }),
  z.object({ how: z.literal("trend"), from: knownYear, factor: z.number() }),
  z.object({
    how: z.literal("cycle"),
    from: knownYear,
    level: z.number(),
    growth: z.number(),
    years: z.number().int(),
    model: z.string().nullable(),
  }),
]);

/** A share of a national total by our estimate alone, by what an outside service saw, and by both; see `ObservedShare`. */
const observed = z.object({
  year: z.number().int(),
  prior: z.number(),
  seen: z.number(),
  posterior: z.number(),
  amounts: z.number(),
  reliability: z.number(),
  spread: z.number(),
  level: z.number(),
  weight: z.number(),
  scale: z.number(),
  error: z.number(),
});

const RACE_FIGURE_NAMES = RACE_GROUPS.flatMap((group) => RACE_FIGURES[group]);

/** Figures of the races in the place of the built-in ones. */
export const statedRaces = z.object({
  group: z.enum(RACE_GROUPS),
  figures: z.partialRecord(z.enum(RACE_FIGURE_NAMES), z.number()),
  reason: z.string().trim().max(400),
});

/** How a figure came about, number by number, at full precision: their product is the figure. See `CellCourse`. */
export const course = z.object({
  place: z.object({
    market: z.string().nullable(),
    subVertical: z.string().nullable(),
    medium: z.string(),
    year: z.number().int(),
    part: z.enum(["core", "political"]),
  }),
  /** The national total; null for a caller who must not see what other verticals spend. */
  total: z
    .object({ stated: amount, dollars: amount, provenance, way, withoutAssumptions: amount.nullable() })
    .nullable(),
  /** What the market gets: its parts of the nation to the power of their weights, times size, what of the place lends the medium strength, politics, what its categories want of the medium and what observed spend makes of it, of all markets' sum. */
  market: z
    .object({
      share: z.number(),
      dollars: amount.nullable(),
      drivers: z
        .array(
          z.object({
            driver: z.enum(COUNTY_DRIVERS),
            value: z.number(),
            nation: z.number(),
            share: z.number(),
            weight: z.number(),
          }),
        )
        .readonly(),
      people: z.number(),
      levelShare: z.number(),
      sizeExponent: z.number(),
      size: z.number(),
      reach: z.array(z.object({ of: z.enum(PLACE_FIGURES), ratio: z.number(), elasticity: z.number() })).readonly(),
      political: z.number(),
      /** What an administrator states about the races of the year, and why. */
      statedRaces: z.array(statedRaces).readonly().optional(),
      demand: z.number(),
      observed: observed.nullable(),
      weight: z.number(),
      weights: z.number(),
      markets: z.number().int(),
    })
    .nullable(),
  /** What the sub-vertical gets nationwide: its weight in the mix, times trend and shock, of all sub-verticals' sum. */
  subVertical: z
    .object({
      share: z.number(),
      dollars: amount,
      weighed: z
        .object({
          weight: z.number(),
          ofAllMedia: z.boolean(),
          trend: z.number(),
          shock: z.number(),
          weights: z.number(),
          steered: z.object({ before: amount, sum: z.number(), observed: observed.nullable() }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
  strength: z
    .object({
      value: z.number(),
      parts: z
        .array(
          z.object({
            of: z.enum(STRENGTH_RATIOS),
            ratio: z.number(),
            elasticity: z.number(),
            /** Why, where an administrator states it. */
            reason: z.string().optional(),
          }),
        )
        .readonly(),
      bounds: z.tuple([z.number(), z.number()]).readonly(),
    })
    .nullable(),
  balancing: z
    .object({ factor: z.number(), market: z.number().nullable(), subVertical: z.number().nullable() })
    .nullable(),
  balanced: amount,
  locked: z.object({ dollars: amount, cells: z.number().int() }),
  line: z
    .object({
      line: z.number().int(),
      dollars: amount,
      subVerticals: z.number().int(),
      media: z.number().int(),
      share: z.number(),
      least: z.boolean(),
    })
    .nullable(),
  around: z.number(),
  exact: amount,
  rounded: amount,
  dollars: amount,
  /** Where four in five such figures lie, by the national total and what observed spend leaves open; null where none steers, where a spend line fixes the figure and where constraints move it. */
  band: z.object({ low: amount.nullable(), high: amount.nullable() }).nullable(),
});
