import { z } from "zod";
import { STRENGTH_RATIOS } from "#domain/forecast/cellCourse.ts";
import { RACE_FIGURES, RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { BASES } from "#domain/revisions/revision.ts";

const amount = z.number();
const knownYear = z.object({
  year: z.number().int().describe("A calendar year."),
  dollars: amount.describe("Dollars of that year."),
});
const provenance = z.object({
  kind: z
    .enum(["actual", "estimate", "forecast"])
    .describe("Whether it happened, is known from other figures or lies ahead."),
  basis: z.enum(BASES).describe("What the figure rests on."),
  source: z.string().describe("Where it comes from."),
  error: z.number().optional().describe("How far four in five such figures were off at most, as a part of one."),
  partErrors: z
    .object({
      core: z.number().describe("Of core spending."),
      political: z.number().describe("Of political spending."),
    })
    .optional()
    .describe("The same of core and of political spending by itself."),
});

const way = z.discriminatedUnion("how", [
  z.object({ how: z.literal("given").describe("How the total comes about.") }),
  z.object({
    how: z.literal("between").describe("How the total comes about."),
    from: knownYear.describe("The year it starts from."),
    to: knownYear.describe("The year it leads to."),
    part: z.number().describe("How far the year lies from the first to the second, 0–1."),
  }),
  z.object({
    how: z.literal("trends").describe("How the total comes about."),
    from: knownYear.describe("The year it starts from."),
    models: z
      .array(
        z.object({
          model: z.string().describe("Name of the trend."),
          dollars: amount.describe("Dollars by this trend."),
        }),
      )
      .readonly()
      .describe("The trends, each with its dollars."),
  }),
  z.object({
    how: z.literal("trend").describe("How the total comes about."),
    from: knownYear.describe("The year it starts from."),
    factor: z.number().describe("What the nearest year is multiplied by."),
  }),
  z.object({
    how: z.literal("cycle").describe("How the total comes about."),
    from: knownYear.describe("The year it starts from."),
    level: z.number().describe("Level of the phase of the election cycle."),
    growth: z.number().describe("Growth per year, as a factor."),
    years: z.number().int().describe("How many years lie between."),
    model: z.string().nullable().describe("Name of the model; null where there is none."),
  }),
]);

/** A share of a national total by our estimate alone, by what an outside service saw, and by both; see `ObservedShare`. */
const observed = z
  .object({
    year: z.number().int().describe("A calendar year."),
    prior: z.number().describe("Our estimate alone, as a part of the total."),
    seen: z.number().describe("What was observed, as a part of the total."),
    posterior: z.number().describe("Estimate and observation together, as a part of the total."),
    amounts: z.number().describe("How many amounts of equal size, each of a quarter, what was seen is worth."),
    reliability: z.number().describe("How far an administrator believes the source, 0–1; 0 where nothing is said."),
    spread: z.number().describe("How far our shares lie from the true ones, as a standard deviation of logarithms."),
    level: z.number().describe("Observed against ours on the whole, a ratio."),
    weight: z.number().describe("What the observation counts for, 0–1."),
    scale: z.number().describe("What all are multiplied by so that those compared keep their part of the total."),
    error: z.number().describe("How far the result may be off, as a standard deviation of logarithms."),
  })
  .meta({
    id: "ObservedShare",
    description: "A share of a national total by our estimate, by observation, and by both.",
  });

const RACE_FIGURE_NAMES = RACE_GROUPS.flatMap((group) => RACE_FIGURES[group]);

/** Figures of the races in the place of the built-in ones. */
export const statedRaces = z.object({
  group: z.enum(RACE_GROUPS).describe("Which group of figures."),
  figures: z.partialRecord(z.enum(RACE_FIGURE_NAMES), z.number()).describe("The figures, by name."),
  reason: z.string().trim().max(400).describe("The reason, as it was given."),
});

/** How a figure came about, number by number, at full precision: their product is the figure. See `CellCourse`. */
export const course = z
  .object({
    place: z
      .object({
        market: z.string().nullable().describe("The market's id; null is all markets."),
        subVertical: z.string().nullable().describe("The sub-vertical's id; null is all of the part."),
        medium: z.string().describe("A medium's id."),
        year: z.number().int().describe("A calendar year."),
        part: z.enum(["core", "political"]).describe("`core` or `political` money."),
      })
      .describe("Which figure it is."),
    total: z
      .object({
        stated: amount.describe("Dollars as given, modeled or assumed."),
        dollars: amount.describe("Dollars after a modeled total gave way to spend lines."),
        provenance: provenance.describe("Where the figures come from."),
        way: way.describe("Where the national total comes from."),
        withoutAssumptions: amount
          .nullable()
          .describe("What files and model say where assumptions differ, in dollars; null where they do not."),
      })
      .nullable()
      .describe("The national total; null for a caller who must not see what other verticals spend."),
    market: z
      .object({
        share: z.number().describe("Part of the total, 0–1."),
        dollars: amount.nullable().describe("Dollars of the market; null where the total is not shown."),
        drivers: z
          .array(
            z.object({
              driver: z.enum(COUNTY_DRIVERS).describe("What the market's part is measured by."),
              value: z.number().describe("The market's value."),
              nation: z.number().describe("The nation's value."),
              share: z.number().describe("The market's part of the nation, 0–1."),
              weight: z.number().describe("How much that part counts, as an exponent."),
            }),
          )
          .readonly()
          .describe("The market's parts of the nation."),
        people: z.number().describe("Its part of the people, 0–1."),
        levelShare: z.number().describe("Part of the people at which size adds or takes nothing, 0–1."),
        sizeExponent: z.number().describe("Exponent of size."),
        size: z.number().describe("What size adds or takes; 1 for a market of the level size."),
        reach: z
          .array(
            z.object({
              of: z.enum(PLACE_FIGURES).describe("What of the place it is."),
              ratio: z.number().describe("The market's compared with the nation's."),
              elasticity: z.number().describe("How far the money follows it, as an exponent."),
            }),
          )
          .readonly()
          .describe("What of the place lends the medium strength."),
        political: z
          .number()
          .describe("Political spending per person compared with the nation's; 1 for core spending."),
        statedRaces: z
          .array(statedRaces)
          .readonly()
          .optional()
          .describe("What an administrator states about the races of the year, and why."),
        demand: z.number().describe("What its categories make of it; 1 is as in the nation."),
        observed: observed.nullable().describe("What observed spending says of it; null where it says nothing."),
        weight: z.number().describe("All of it multiplied."),
        weights: z.number().describe("The sum of that over all markets."),
        markets: z.number().int().describe("How many markets."),
      })
      .nullable()
      .describe(
        "What the market gets of the total: its parts of the nation to the power of their weights, times size, reach, politics, demand and observed spending, of all markets' sum; null for the nation.",
      ),
    subVertical: z
      .object({
        share: z.number().describe("Part of the total, 0–1."),
        dollars: amount.describe("Dollars of the sub-vertical nationwide."),
        weighed: z
          .object({
            weight: z.number().describe("Weight from the mix."),
            ofAllMedia: z.boolean().describe("Whether the weights are those of all media."),
            trend: z.number().describe("How its vertical grew beside the others."),
            shock: z.number().describe("What shocks of the year leave; 1 is all."),
            weights: z.number().describe("The sum of weights over all sub-verticals."),
            steered: z
              .object({
                before: amount.describe("Whole dollars that the mix gives."),
                sum: z.number().describe("Sum over all sub-verticals."),
                observed: observed
                  .nullable()
                  .describe("What observed spending says of it; null where it says nothing."),
              })
              .nullable()
              .describe("What observed spending makes of it; null where it says nothing."),
          })
          .nullable()
          .describe("How it was weighed; null for callers who must not see what other verticals spend."),
      })
      .nullable()
      .describe(
        "What the sub-vertical gets nationwide: its weight in the mix, times trend and shock, of all sub-verticals' sum; null for all of them.",
      ),
    strength: z
      .object({
        value: z.number().describe("The strength; 1 is average."),
        parts: z
          .array(
            z.object({
              of: z.enum(STRENGTH_RATIOS).describe("What is compared with the nation."),
              ratio: z.number().describe("The market's compared with the nation's."),
              elasticity: z.number().describe("How far the money follows it, as an exponent."),
              reason: z.string().optional().describe("Why, where an administrator states it."),
            }),
          )
          .readonly()
          .describe("What it is made of."),
        bounds: z
          .tuple([z.number(), z.number()])
          .readonly()
          .describe("The smallest and the largest strength there can be."),
      })
      .nullable()
      .describe("How strong the sub-vertical is in this market before balancing; 1 is average; null for sums."),
    balancing: z
      .object({
        factor: z.number().describe("Both factors multiplied."),
        market: z
          .number()
          .nullable()
          .describe(
            "Factor that makes the market's sub-verticals add up to its money; null where the total is not shown.",
          ),
        subVertical: z
          .number()
          .nullable()
          .describe(
            "Factor that makes the sub-vertical's markets add up to its national money; null where the total is not shown.",
          ),
      })
      .nullable()
      .describe("What balancing makes of it; null for sums."),
    balanced: amount.describe("Dollars after balancing, before evidence and rounding."),
    locked: z
      .object({
        dollars: amount.describe("Dollars that are fixed."),
        cells: z.number().int().describe("How many cells are fixed."),
      })
      .describe("What spend lines or constraints fix of it."),
    line: z
      .object({
        line: z.number().int().describe("Position among the lines of the run."),
        dollars: amount.describe("Dollars of the line."),
        subVerticals: z.number().int().describe("Over how many sub-verticals."),
        media: z.number().int().describe("Over how many media."),
        share: z.number().describe("The cell's part of the line, 0–1."),
        least: z.boolean().describe("Whether it tells only a part of what was spent: there is as much or more."),
      })
      .nullable()
      .describe("The spend line that fixes the cell; null where none does, and for sums."),
    around: z.number().describe("Factor from cells that are fixed around it; 1 where none are."),
    exact: amount.describe("Dollars before rounding."),
    rounded: amount.describe("Whole dollars, before constraints."),
    dollars: amount.describe("What the table shows, in whole dollars."),
    band: z
      .object({
        low: amount
          .nullable()
          .describe(
            "Lower end of the range that four in five such figures fall into, in whole dollars; null where none is known.",
          ),
        high: amount.nullable().describe("Upper end of that range, in whole dollars; null where none is known."),
      })
      .nullable()
      .describe(
        "Where four in five such figures lie, by the national total and what observed spend leaves open; null where none steers, where a spend line fixes the figure and where constraints move it.",
      ),
  })
  .meta({ id: "Course", description: "How a figure came about, number by number; their product is the figure." });
