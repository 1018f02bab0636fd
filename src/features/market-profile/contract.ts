import { z } from "zod";
import { knownPart, part } from "#platform/api/shares.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { BANDS } from "#domain/demographics/bandNames.ts";
import { PROFILE_FIGURES } from "#domain/demographics/profileFigures.ts";
import { TOPICS } from "#domain/demographics/topics.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const figure = z.number().nullable();

/** A market is opened by the flag of its medium; custom markets and the nation, which are of none, by either. */
const asked = {
  method: "GET",
  tag: "market profile",
  allow: { access: ["tv", "radio"] },
  markets: ["params.market"],
  mediumOf: "params.market",
  params: z.object({ market: z.string().describe("A market's id.") }),
  csv: "figures",
} as const;

/** A revision's id, or `current`. */
const revision = z.string().default("current").describe("A revision's id, or `current`.");

const base = z.enum(["persons", "adults", "households"]).describe("What is counted: persons or households.");

const growth = z
  .object({
    from: z.number().int().describe("First year."),
    to: z.number().int().describe("Last year."),
    change: knownPart.describe("Change over these years, as a part of one."),
  })
  .meta({ id: "GrowthBetween", description: "Change between two years." })
  .nullable();

export const marketProfileStats = {
  ...asked,
  url: "/markets/:market/market-profile-stats",
  name: "marketProfileStats",
  summary: "Key figures of a market's population and economy next to the nation's, with five-year growth",
  query: z.object({
    revision,
    year: z.coerce
      .number()
      .int()
      .optional()
      .describe(
        "Year of the advertising that retail sales are compared with; the revision's current year where left out.",
      ),
  }),
  response: z.object({
    figures: list(
      z.object({
        figure: z.enum(PROFILE_FIGURES).describe("The figure's key."),
        unit: z.enum(["persons", "households", "ratio", "years", "percent", "dollars"]).describe("Unit of the values."),
        value: figure.describe("The market's value; null where it is not known."),
        nation: figure.describe("The nation's value; null where it is not known."),
        nationShare: part.describe("The nation's share, 0–1; null where it is not known."),
        index: part.describe(
          "Share compared with the nation's share; 100 is average; null where one of them is not known.",
        ),
        coverage: knownPart.describe("Part of the market in counties whose figures are known, 0–1."),
        past: growth.describe("How it grew; null where it is not known."),
        ahead: growth.describe("How it is expected to grow; null where it is not known."),
        nationPast: growth.describe("How the nation grew; null where it is not known."),
        nationAhead: growth.describe("How the nation is expected to grow; null where it is not known."),
      }),
    ).describe("The figures."),
  }),
} satisfies Endpoint;

export const marketDemographics = {
  ...asked,
  url: "/markets/:market/market-demographics",
  name: "marketDemographics",
  summary: "How many persons, adults of 25 and older, and households a market has, and its part of the nation's",
  query: z.object({ revision }),
  response: z.object({
    totals: list(
      z.object({
        base,
        count: figure.describe("How many; null where it is not known."),
        nation: figure.describe("How many in the nation; null where it is not known."),
        nationShare: part.describe("The nation's share, 0–1; null where it is not known."),
      }),
    ).describe("Persons and households."),
  }),
} satisfies Endpoint;

export const marketDemographicsBreakdown = {
  ...asked,
  url: "/markets/:market/market-demographics-breakdown",
  name: "marketDemographicsBreakdown",
  summary:
    "A market by age, sex, ethnicity, income, schooling and home beside the nation; what no file says is left out",
  query: z.object({ revision }),
  response: z.object({
    topics: list(
      z.object({
        topic: z.enum(TOPICS).describe("What the rows divide people by."),
        base,
        coverage: knownPart.describe("Part of the base in counties whose figures are known, 0–1."),
        rows: list(
          z.object({
            band: z.enum(BANDS).describe("The age, income or other band."),
            count: figure.describe("How many; null where it is not known."),
            percent: figure.describe("Percent of the base; null where it is not known."),
            nationPercent: figure.describe("The same for the nation; null where it is not known."),
            index: part.describe(
              "Share compared with the nation's share; 100 is average; null where one of them is not known.",
            ),
          }),
        ).describe("The bands."),
      }),
    ).describe("The topics."),
  }),
} satisfies Endpoint;

const position = z.tuple([z.number(), z.number()]);

/** Without the flags of the two media: shapes and counts are those of the market's own card, county by county. */
export const marketCounties = {
  method: "GET",
  url: "/markets/:market/counties",
  name: "marketCounties",
  stored: true,
  offline: "kept",
  tag: "market profile",
  summary: "The counties of a market with their shapes, their people and their homes, those of most people first",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string().describe("A market's id.") }),
  query: z.object({ revision }),
  response: z.object({
    counties: list(
      z
        .object({
          fips: z.string().describe("FIPS code of the county."),
          name: z.string().describe("The county's name."),
          state: z.string().describe("Postal code of the state."),
          share: z
            .number()
            .describe(
              "Part of the county that lies in the market, above 0 up to 1; people and homes are those of this part.",
            ),
          population: z.number().describe("People who live there."),
          households: z.number().describe("Households that live there."),
          polygons: z
            .array(z.array(z.array(position)))
            .nullable()
            .describe("Outlines in longitude and latitude, as a MultiPolygon has them; null where no shape is known."),
        })
        .meta({ id: "MarketCounty", description: "A county of a market." }),
    ).describe("The counties, in order of people."),
  }),
} satisfies Endpoint;
