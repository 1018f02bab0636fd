import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import { course } from "#platform/api/courseSchema.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { basis } from "./assumptionsSchema.ts";
import { forecastInputs, runBase } from "./inputs.ts";
import { assumptionChange } from "./scenarioSchemas.ts";

const ABOUT = { tag: "forecast", allow: { role: "Administrator" } } as const;
const revision = forecastInputs.query.shape.base.unwrap();
const year = z.coerce.number().int();

const difference = z.object({
  id: z.string().describe("Id of the year, market, medium or vertical."),
  before: z.number().nullable().describe("Whole dollars before; null where there was nothing."),
  after: z.number().nullable().describe("Whole dollars after; null where there is nothing."),
  change: z.number().describe("Dollars more or less."),
  growth: part.describe("Change as a part of what was before; null where it cannot be told."),
});

export const compareForecasts = {
  ...ABOUT,
  method: "GET",
  url: "/forecast/compare",
  name: "compareForecasts",
  summary: "How two built revisions, including scenarios, differ in one year, and how their inputs differ",
  query: z.object({
    from: revision.default("current").describe("Id of the revision before, `current` or `draft`."),
    to: revision.default("draft").describe("Id of the revision after, `current` or `draft`."),
    year: year.optional().describe("The year to compare; the current year of `to` without it."),
  }),
  response: z.object({
    from: runBase.describe("The run before."),
    to: runBase.describe("The run after."),
    year: z.number().int().describe("The year compared."),
    allYears: z.array(z.number().int()).readonly().describe("All years that both have."),
    years: z.array(difference).readonly().describe("By year."),
    media: z.array(difference).readonly().describe("By medium."),
    verticals: z.array(difference).readonly().describe("By vertical."),
    markets: z
      .array(difference.extend({ name: z.string().describe("The market's name.") }))
      .readonly()
      .describe("By market."),
    cells: z
      .array(
        z.object({
          market: z.string().describe("A market's id."),
          name: z.string().describe("The market's name."),
          subVertical: z.string().describe("A sub-vertical's id."),
          medium: z.string().describe("A medium's id."),
          before: z.number().describe("Whole dollars before."),
          after: z.number().describe("Whole dollars after."),
          change: z.number().describe("Change, after minus before."),
        }),
      )
      .readonly()
      .describe("The cells that moved by most dollars."),
    figures: z
      .object({
        count: z.number().int().describe("How many figures."),
        markets: z.number().int().describe("In how many markets."),
        years: z.array(z.number().int()).readonly().describe("Calendar years, earliest first."),
      })
      .describe("Figures that differ."),
    assumptions: z.array(assumptionChange).readonly().describe("What is stated otherwise."),
    files: z.array(z.string()).readonly().describe("Layouts of which the two are not made of the same files."),
  }),
} as const satisfies Endpoint;

export const explainFigure = {
  ...ABOUT,
  method: "GET",
  url: "/forecast/explain",
  name: "explainFigure",
  summary: "Explains one figure: national total, market and sub-vertical shares, balancing, locks, and rounding",
  query: z.object({
    revision: revision.default("current").describe("A revision's id, `current` or `draft`."),
    market: z.string().optional().describe("A TV market's id; the nation without it."),
    subVertical: z.string().optional().describe("A sub-vertical's id; all of the part without it."),
    medium: z.string().describe("A medium's id."),
    year: year.describe("A calendar year."),
    part: z.enum(["core", "political"]).optional().describe("`core` or `political` money; both without it."),
  }),
  response: z.object({
    revision: z.string().describe("A revision's id."),
    place: course.shape.place,
    total: z
      .object({
        stated: z.number().describe("Dollars as stated or modeled."),
        dollars: z.number().describe("Dollars after it gave way to evidence."),
        provenance: z
          .object({
            kind: z
              .enum(["actual", "estimate", "forecast"])
              .describe("Whether it happened, is known from other figures or lies ahead."),
            basis: basis.describe("What the figure rests on."),
            source: z.string().describe("Where the figure comes from."),
            error: z
              .number()
              .optional()
              .describe("How far four in five such figures were off at most, as a part of one."),
          })
          .describe("Where the total comes from."),
      })
      .describe("The national total, as stated or modeled, and what it came to around evidence."),
    market: z
      .object({
        share: z.number().describe("Part of the total, 0–1."),
        dollars: z.number().describe("Dollars of the market."),
        drivers: z
          .array(
            z.object({
              driver: z.string().describe("What the market's part is measured by."),
              share: z.number().describe("The market's part of the nation, 0–1."),
              weight: z.number().describe("How much it counts."),
            }),
          )
          .readonly()
          .describe("The market's parts of the nation."),
        size: z.number().describe("What size adds or takes; 1 for a market of the level size."),
        political: z.number().describe("Political dollars per person compared with the nation's; 1 is average."),
      })
      .nullable()
      .describe("What the market gets; null for the nation."),
    subVertical: z
      .object({
        share: z.number().describe("Part of the total, 0–1."),
        dollars: z.number().describe("Dollars of the sub-vertical nationwide."),
      })
      .nullable()
      .describe("What the sub-vertical gets; null for all of them."),
    strength: z
      .number()
      .nullable()
      .describe("How strong the sub-vertical is in this market before balancing; 1 is average; null for sums."),
    balancing: z
      .number()
      .nullable()
      .describe("Balanced dollars compared with what both shares of the total would give; null for sums."),
    balanced: z.number().describe("Dollars after balancing, before evidence and rounding."),
    locked: z
      .object({
        dollars: z.number().describe("Dollars that are fixed."),
        cells: z.number().int().describe("How many cells are fixed."),
      })
      .describe("What spend lines or constraints fix of it."),
    dollars: z.number().describe("Whole dollars of the wallet."),
    course: course.describe("All of it once more, with every number that it was calculated from."),
    stated: z.array(assumptionChange).readonly().describe("What is stated that reaches the figure."),
    evidence: z
      .array(
        z.object({
          dollars: z.number().describe("Dollars of the line."),
          subVerticals: z.number().int().describe("Over how many sub-verticals."),
          media: z.number().int().describe("Over how many media."),
          least: z.boolean().describe("Whether it tells only a part of what was spent: there is as much or more."),
        }),
      )
      .readonly()
      .describe(
        "Spend lines that speak of the cell: their dollars, over how many sub-verticals and media, and whether there may be more.",
      ),
  }),
} as const satisfies Endpoint;
