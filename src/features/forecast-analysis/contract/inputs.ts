import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { OFFICES, RATINGS } from "#domain/races/race.ts";
import { assumptions, basis, mediumDrivers, trade } from "./assumptionsSchema.ts";

const origin = {
  kind: z
    .enum(["actual", "estimate", "forecast"])
    .describe("Whether it happened, is known from other figures or lies ahead."),
  basis: basis.describe("What the figure rests on."),
  source: z.string().describe("Where the figure comes from."),
};
const total = z.object({
  medium: z.string().describe("A medium's id."),
  year: z.number().int().describe("A calendar year."),
  core: z.number().describe("Whole dollars without political money."),
  political: z.number().describe("Whole dollars of political money."),
  ...origin,
});

/** The revision that a run is made of. */
export const runBase = z
  .object({
    revision: z.string().describe("The revision's id."),
    label: z.string().describe("What the revision is called."),
    status: z.enum(["draft", "published", "superseded", "scenario"]).describe("Whether readers see it."),
    builtAt: z.string().nullable().describe("When its figures were built, ISO 8601 in UTC; null until they are."),
    sample: z.boolean().describe("Whether it is sample data."),
  })
  .meta({ id: "ForecastBase", description: "The revision that a forecast starts from." });

const countyDrivers = {
  population: z.number().describe("People who live there."),
  households: z.number().describe("Households that live there."),
  income: z.number().describe("Household income in dollars."),
  retailSales: z.number().describe("Retail sales in dollars."),
  establishments: z.number().describe("Business establishments."),
};

/** Counties, or people, by what the counts tell: a figure of one of the codes; none, so fewer than three establishments; not known to the file. */
const byTold = z.object({
  told: z.number().describe("How many the file tells of, above zero."),
  none: z.number().describe("How many have none of it."),
  unknown: z.number().describe("How many the file does not tell of."),
});

/** How much of a category's trade the counts of counties tell. */
const covered = z.object({
  subVertical: z.string().nullable().describe("The sub-vertical's id; null where codes were asked for."),
  naics: z.array(z.string()).readonly().describe("NAICS codes."),
  counties: byTold.describe("Counties, by what the file tells."),
  people: byTold.describe("People of these counties."),
  establishments: z.number().describe("Establishments told of in all."),
  employees: z.number().describe("Employees told of."),
  withheld: z.number().describe("Of the establishments told of, those whose employees are withheld."),
  pooledEmployees: z
    .number()
    .nullable()
    .describe(
      "Employees nationwide, with what was pooled from places around; null where none of the codes is counted.",
    ),
  missing: z.array(z.string()).readonly().describe("Codes of which the file has no row."),
});

/** Lines of spend by column, since there may be a hundred thousand of them; a line's sub-verticals and media are one of the sets. */
const evidence = z.object({
  market: z.array(z.number().int()).describe("Positions in `markets`, line by line."),
  subVerticals: z.array(z.number().int()).describe("Positions in `subVerticalSets`, line by line."),
  media: z.array(z.number().int()).describe("Positions in `mediaSets`, line by line."),
  year: z.array(z.number().int()).describe("Years, line by line."),
  dollars: z.array(z.number()).describe("Whole dollars, line by line."),
  least: z
    .array(z.number().int())
    .describe("Positions of lines that tell only a part of what was spent: the cells hold as much or more."),
  subVerticalSets: z
    .array(z.array(z.number().int()).readonly())
    .describe("Sets of positions on the axis of sub-verticals."),
  mediaSets: z.array(z.array(z.number().int()).readonly()).describe("Sets of positions on the axis of media."),
});

/** What outside services saw of a medium in a year: it moves shares of markets and sub-verticals as far as it is believed, never totals. */
const observed = z.object({
  medium: z.string().describe("A medium's id."),
  year: z.number().int().describe("A calendar year."),
  dollars: z.number().describe("Of all markets, mapped to a sub-vertical or not, without political ones."),
  marketsCovered: z.number().int().describe("Markets that are observed."),
  reliability: z.number().describe("How far an administrator believes the source, 0–1; 0 where nothing is said."),
  byMarket: z
    .array(z.number())
    .readonly()
    .describe("Dollars by market without political ones, in the order of `markets`; 0 says nothing."),
  bySubVertical: z.array(z.number()).readonly().describe("Dollars by sub-vertical, in the order of the axis."),
  amountsByMarket: z
    .array(z.number())
    .readonly()
    .describe(
      "In the same order, how many amounts of equal size, each of a quarter, these dollars are worth: the more, the more precise.",
    ),
  amountsBySubVertical: z.array(z.number()).readonly().describe("How many amounts these are worth, by sub-vertical."),
});

export const forecastInputs = {
  method: "GET",
  url: "/forecast/inputs",
  name: "forecastInputs",
  tag: "forecast",
  summary: "Everything a forecast run uses: files, built-in assumptions, and overrides",
  allow: { role: "Administrator" },
  query: z.object({
    base: z
      .union([z.enum(["current", "draft"]), z.string().regex(/^[1-9]\d{0,8}$/)])
      .default("draft")
      .describe(
        "`current` is the published revision, `draft` the open draft (the published one where there is none), or a revision's id.",
      ),
  }),
  response: z.object({
    base: runBase.describe("The revision it starts from."),
    years: z.array(z.number().int()).readonly().describe("Years, earliest first."),
    media: z.array(z.string()).readonly().describe("Ids of media: the axis of media."),
    subVerticals: z.array(z.string()).readonly().describe("Ids of sub-verticals: the axis of sub-verticals."),
    currentYear: z.number().int().describe("The year that figures open with."),
    totals: z.array(total).readonly().describe("National totals as imported; missing years are modeled."),
    mix: z
      .array(
        z.object({
          subVertical: z.string().describe("A sub-vertical's id."),
          medium: z.string().describe("A medium's id."),
          weight: z.number().describe("The weight of the sub-vertical."),
        }),
      )
      .readonly()
      .describe("How spending on media is spread over sub-verticals."),
    markets: z
      .array(
        z.object({
          market: z.string().describe("A market's id."),
          name: z.string().describe("The market's name."),
          ...countyDrivers,
          politicalIndex: z.number().describe("Political dollars per person compared with the nation's; 1 is average."),
          yearly: z
            .record(z.string(), z.object(countyDrivers))
            .optional()
            .describe("County drivers by year, where a file tells how they moved."),
          politics: z
            .record(z.string(), z.number())
            .optional()
            .describe("The political index of years whose races are known."),
          place: z
            .partialRecord(z.enum(PLACE_FIGURES), z.number())
            .optional()
            .describe("What of the place lends media strength."),
        }),
      )
      .readonly()
      .describe("TV markets in rank order."),
    trades: z
      .array(trade)
      .readonly()
      .describe("What sub-verticals follow from market to market; none where no file says it."),
    activity: z
      .object({
        codes: z.array(z.string()).readonly().describe("NAICS codes, in the order of the other lists."),
        nation: z.array(z.number()).readonly().describe("Employees nationwide."),
        quotients: z.array(z.number()).readonly().describe("Location quotients, market by market."),
      })
      .nullable()
      .describe("What trades do in every market; null where no file tells it."),
    elections: z
      .object({
        races: z
          .array(
            z.object({
              year: z.number().int().describe("A calendar year."),
              office: z.enum(OFFICES).describe("The office the race is for."),
              state: z.string().describe("Postal code of the state."),
              district: z.string().nullable().describe("Congressional district; null where the race has none."),
              rating: z.enum(RATINGS).nullable().describe("How close the race is; null where no one rated it."),
            }),
          )
          .readonly()
          .describe("The races."),
        voters: z.record(z.string(), z.number()).describe("People who may vote, by state."),
        markets: z
          .array(
            z.object({
              people: z.number().describe("The market's part of all people, 0–1."),
              states: z.array(z.string()).readonly().describe("State of each county, as a postal code."),
              parts: z
                .array(z.number())
                .readonly()
                .describe("Part of the state's voters who live in each county, 0–1."),
            }),
          )
          .readonly()
          .describe("By market: its part of all people, and the states it lies in."),
      })
      .nullable()
      .describe("The races and who votes where, which political indices come of; null where no file tells of races."),
    evidence: evidence.describe("Spend lines, column by column."),
    unplacedSpendLines: z.number().int().describe("Spend lines that belong to no market of the run."),
    observed: z
      .array(observed)
      .readonly()
      .describe("What an outside service observed, with the map of categories as it is now."),
    drivers: z
      .record(z.string(), mediumDrivers)
      .describe("How media follow the drivers of markets, by medium, where nothing else is stated."),
    fit: z
      .array(
        z.object({
          of: z.array(z.string()).readonly().describe("Ids of the verticals or sub-verticals."),
          media: z.array(z.string()).readonly().describe("Ids of media."),
          place: z.enum(PLACE_FIGURES).describe("What of the place it follows."),
          elasticity: z.number().describe("How far the money follows it, as an exponent."),
        }),
      )
      .readonly()
      .describe(
        "Where media suit categories, where nothing else is stated: elasticities to what of the place makes them stronger.",
      ),
    races: z
      .record(z.enum(RACE_GROUPS), z.record(z.string(), z.number()))
      .describe("How political money follows the races, where nothing else is stated, by group of figures."),
    assumptions: assumptions.describe("What is stated about the base itself."),
    anchors: z
      .array(total)
      .readonly()
      .describe(
        "What the totals of the published revision's files say was published or derived: the figures to hold a plan against.",
      ),
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
    naics: z
      .string()
      .regex(/^\d{2,6}(?:,\d{2,6}){0,59}$/, "Must be NAICS codes of two to six digits, divided by commas.")
      .optional()
      .describe("NAICS codes separated by commas, that no trade has yet: then of these alone."),
  }),
  /** None where no file counts trades. */
  response: z.object({ items: z.array(covered).readonly().describe("The sub-verticals, or the codes asked for.") }),
} as const satisfies Endpoint;
