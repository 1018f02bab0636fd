import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { OFFICES, RATINGS } from "#domain/races/race.ts";
import { assumptions, basis, mediumDrivers, trade } from "./assumptionsSchema.ts";

const origin = { kind: z.enum(["actual", "estimate", "forecast"]), basis, source: z.string() };
const total = z.object({
  medium: z.string(),
  year: z.number().int(),
  core: z.number(),
  political: z.number(),
  ...origin,
});

/** The revision that a run is made of. */
export const runBase = z.object({
  revision: z.string(),
  label: z.string(),
  status: z.enum(["draft", "published", "superseded", "scenario"]),
  /** Null until it is built. */
  builtAt: z.string().nullable(),
  sample: z.boolean(),
});

const countyDrivers = {
  population: z.number(),
  households: z.number(),
  income: z.number(),
  retailSales: z.number(),
  establishments: z.number(),
};

/** Counties, or people, by what the counts tell: a figure of one of the codes; none, so fewer than three establishments; not known to the file. */
const byTold = z.object({ told: z.number(), none: z.number(), unknown: z.number() });

/** How much of a category's trade the counts of counties tell. */
const covered = z.object({
  /** Null where codes were asked for. */
  subVertical: z.string().nullable(),
  naics: z.array(z.string()).readonly(),
  counties: byTold,
  people: byTold,
  /** Told in all; employees only where they are not withheld. */
  establishments: z.number(),
  employees: z.number(),
  /** Of the establishments told, those whose employees are withheld. */
  withheld: z.number(),
  /** Employees nationwide, with what was pooled from places around; null where none of the codes is counted. */
  pooledEmployees: z.number().nullable(),
  /** Codes of which the file has no row. */
  missing: z.array(z.string()).readonly(),
});

/** Lines of spend by column, since there may be a hundred thousand of them; a line's sub-verticals and media are one of the sets. */
const evidence = z.object({
  /** Positions in `markets`. */
  market: z.array(z.number().int()),
  /** Positions in the sets. */
  subVerticals: z.array(z.number().int()),
  media: z.array(z.number().int()),
  year: z.array(z.number().int()),
  dollars: z.array(z.number()),
  /** Lines that tell a part of what was spent, by their place: the cells hold as much or more. */
  least: z.array(z.number().int()),
  /** Positions on the axes. */
  subVerticalSets: z.array(z.array(z.number().int()).readonly()),
  mediaSets: z.array(z.array(z.number().int()).readonly()),
});

/** What outside services saw of a medium in a year: it moves shares of markets and sub-verticals as far as it is believed, never totals. */
const observed = z.object({
  medium: z.string(),
  year: z.number().int(),
  /** Of all markets, mapped to a sub-vertical or not, without political ones. */
  dollars: z.number(),
  marketsCovered: z.number().int(),
  /** 0–1, as the base's assumptions state it; 0 where they say nothing. */
  reliability: z.number(),
  /** Dollars by market, without political ones, and by sub-vertical, in the order of `markets` and of the axis; 0 says nothing. */
  byMarket: z.array(z.number()).readonly(),
  bySubVertical: z.array(z.number()).readonly(),
  /** In the same order, how many amounts of equal size, each of a quarter, these dollars are worth: the more, the more precise. */
  amountsByMarket: z.array(z.number()).readonly(),
  amountsBySubVertical: z.array(z.number()).readonly(),
});

export const forecastInputs = {
  method: "GET",
  url: "/forecast/inputs",
  name: "forecastInputs",
  tag: "forecast",
  summary: "Everything a forecast run uses: files, built-in assumptions, and overrides",
  allow: { role: "Administrator" },
  query: z.object({
    /** `current` is the published revision, `draft` the open draft (the published one where there is none). */
    base: z.union([z.enum(["current", "draft"]), z.string().regex(/^[1-9]\d{0,8}$/)]).default("draft"),
  }),
  response: z.object({
    base: runBase,
    years: z.array(z.number().int()).readonly(),
    media: z.array(z.string()).readonly(),
    subVerticals: z.array(z.string()).readonly(),
    currentYear: z.number().int(),
    /** As imported; missing years are modelled. */
    totals: z.array(total).readonly(),
    mix: z.array(z.object({ subVertical: z.string(), medium: z.string(), weight: z.number() })).readonly(),
    /** TV markets in rank order. */
    markets: z
      .array(
        z.object({
          market: z.string(),
          name: z.string(),
          ...countyDrivers,
          politicalIndex: z.number(),
          /** By year, where a file tells how they moved. */
          yearly: z.record(z.string(), z.object(countyDrivers)).optional(),
          /** The political index of years whose races are known. */
          politics: z.record(z.string(), z.number()).optional(),
          /** What of the place lends media strength. */
          place: z.partialRecord(z.enum(PLACE_FIGURES), z.number()).optional(),
        }),
      )
      .readonly(),
    /** What sub-verticals follow from market to market; none where no file says it. */
    trades: z.array(trade).readonly(),
    /** What trades do in every market; null where no file tells it. */
    activity: z
      .object({
        codes: z.array(z.string()).readonly(),
        /** Employees nationwide. */
        nation: z.array(z.number()).readonly(),
        /** Location quotients, market by market. */
        quotients: z.array(z.number()).readonly(),
      })
      .nullable(),
    /** The races and who votes where, which political indices come of; null where no file tells of races. */
    elections: z
      .object({
        races: z
          .array(
            z.object({
              year: z.number().int(),
              office: z.enum(OFFICES),
              state: z.string(),
              district: z.string().nullable(),
              rating: z.enum(RATINGS).nullable(),
            }),
          )
          .readonly(),
        /** People who may vote, by state. */
        voters: z.record(z.string(), z.number()),
        /** In the order of `markets`: the market's part of all people; by county its state, and what of the state's voters lives there. */
        markets: z
          .array(
            z.object({
              people: z.number(),
              states: z.array(z.string()).readonly(),
              parts: z.array(z.number()).readonly(),
            }),
          )
          .readonly(),
      })
      .nullable(),
    evidence,
    unplacedSpendLines: z.number().int(),
    /** From files of observed spend, with the map of categories as it is now. */
    observed: z.array(observed).readonly(),
    /** By medium, where nothing else is stated. */
    drivers: z.record(z.string(), mediumDrivers),
    /** Where media suit categories, where nothing else is stated: elasticities to what of the place makes them stronger. */
    fit: z
      .array(
        z.object({
          of: z.array(z.string()).readonly(),
          media: z.array(z.string()).readonly(),
          place: z.enum(PLACE_FIGURES),
          elasticity: z.number(),
        }),
      )
      .readonly(),
    /** How political money follows the races, where nothing else is stated, by group of figures. */
    races: z.record(z.enum(RACE_GROUPS), z.record(z.string(), z.number())),
    /** What is stated about the base itself. */
    assumptions,
    /** What the totals of the published revision's files say was published or derived: the figures to hold a plan against. */
    anchors: z.array(total).readonly(),
  }),
} as const satisfies Endpoint;

export const tradeCoverage = {
  method: "GET",
  url: "/forecast/trade-coverage",
  name: "tradeCoverage",
  tag: "forecast",
  summary: "How much of each category's trade county counts cover, and what is withheld or pooled",
  allow: { role: "Administrator" },
  query: forecastInputs.query.extend({
    /** NAICS codes, divided by commas, that no trade has yet: then of these alone. */
    naics: z
      .string()
      .regex(/^\d{2,6}(?:,\d{2,6}){0,59}$/, "Must be NAICS codes of two to six digits, divided by commas.")
      .optional(),
  }),
  /** None where no file counts trades. */
  response: z.object({ items: z.array(covered).readonly() }),
} as const satisfies Endpoint;
