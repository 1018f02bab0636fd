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
  id: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  change: z.number(),
  growth: part,
});

export const compareForecasts = {
  ...ABOUT,
  method: "GET",
  url: "/forecast/compare",
  name: "compareForecasts",
  summary: "How two built revisions, including scenarios, differ in one year, and how their inputs differ",
  query: z.object({
    from: revision.default("current"),
    to: revision.default("draft"),
    /** The current year of `to` without it. */
    year: year.optional(),
  }),
  response: z.object({
    from: runBase,
    to: runBase,
    year: z.number().int(),
    allYears: z.array(z.number().int()).readonly(),
    years: z.array(difference).readonly(),
    media: z.array(difference).readonly(),
    verticals: z.array(difference).readonly(),
    markets: z.array(difference.extend({ name: z.string() })).readonly(),
    /** The cells that moved by most dollars. */
    cells: z
      .array(
        z.object({
          market: z.string(),
          name: z.string(),
          subVertical: z.string(),
          medium: z.string(),
          before: z.number(),
          after: z.number(),
          change: z.number(),
        }),
      )
      .readonly(),
    figures: z.object({
      count: z.number().int(),
      markets: z.number().int(),
      years: z.array(z.number().int()).readonly(),
    }),
    assumptions: z.array(assumptionChange).readonly(),
    /** Layouts of which the two are not made of the same files. */
    files: z.array(z.string()).readonly(),
  }),
} as const satisfies Endpoint;

export const explainFigure = {
  ...ABOUT,
  method: "GET",
  url: "/forecast/explain",
  name: "explainFigure",
  summary: "Explains one figure: national total, market and sub-vertical shares, balancing, locks, and rounding",
  query: z.object({
    revision: revision.default("current"),
    /** A TV market; the nation without it. */
    market: z.string().optional(),
    /** All of the part without it. */
    subVertical: z.string().optional(),
    medium: z.string(),
    year,
    part: z.enum(["core", "political"]).optional(),
  }),
  response: z.object({
    revision: z.string(),
    place: course.shape.place,
    /** The national total, as stated or modelled, and what it came to around evidence. */
    total: z.object({
      stated: z.number(),
      dollars: z.number(),
      provenance: z.object({
        kind: z.enum(["actual", "estimate", "forecast"]),
        basis,
        source: z.string(),
        error: z.number().optional(),
      }),
    }),
    market: z
      .object({
        /** Part of the total, 0–1. */
        share: z.number(),
        dollars: z.number(),
        drivers: z.array(z.object({ driver: z.string(), share: z.number(), weight: z.number() })).readonly(),
        size: z.number(),
        political: z.number(),
      })
      .nullable(),
    subVertical: z.object({ share: z.number(), dollars: z.number() }).nullable(),
    /** The seed: how strong the sub-vertical is in this market, 1 being average. */
    strength: z.number().nullable(),
    /** Balanced dollars against what both shares of the total would give. */
    balancing: z.number().nullable(),
    balanced: z.number(),
    locked: z.object({ dollars: z.number(), cells: z.number().int() }),
    /** What stands in the wallet. */
    dollars: z.number(),
    /** All of it once more with every number that it was reckoned from. */
    course,
    /** What is stated that reaches the figure. */
    stated: z.array(assumptionChange).readonly(),
    /** Spend lines that speak of the cell: their dollars, over how many sub-verticals and media, and whether there may be more. */
    evidence: z
      .array(
        z.object({
          dollars: z.number(),
          subVerticals: z.number().int(),
          media: z.number().int(),
          least: z.boolean(),
        }),
      )
      .readonly(),
  }),
} as const satisfies Endpoint;
