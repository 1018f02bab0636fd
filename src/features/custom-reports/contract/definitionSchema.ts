import { z } from "zod";
import { lineOfText } from "#platform/api/plainText.ts";
import {
  CHART_KINDS,
  DIMENSIONS,
  LAYOUTS,
  REPORT_MEASURES,
  type ReportDefinition,
  SHARE_WHOLES,
  SORTS,
} from "#domain/customReport/reportDefinition.ts";

const market = z.string().regex(/^(nation|(tv|radio|custom)-[\w-]{1,60})$/, "Must be the id of a market.");
const id = z.string().regex(/^\w{1,60}$/, "Must be an id.");
const year = z.int().min(1990).max(2100);

const MOST_MARKETS = 600;
export const MOST_CUSTOM_MARKETS = 20;
export const LONGEST_CUSTOM_NAME = 80;
const FARTHEST_YEARS = 20;

/** What a custom report shows and how, as it is sent and kept. Whether it can be computed is asked of `definitionFaults`. */
export const reportDefinition: z.ZodType<ReportDefinition> = z
  .strictObject({
    markets: z
      .union([
        z.strictObject({
          every: z.enum(["tv", "radio"]).describe("All TV or all radio markets."),
          states: z
            .array(z.string().regex(/^[A-Z]{2}$/, "Must be a state such as TX."))
            .max(60)
            .describe("Postal codes of states; empty is all."),
        }),
        z.strictObject({ ids: z.array(market).max(MOST_MARKETS).describe("Ids of the markets.") }),
      ])
      .describe(
        "All markets of a kind that the reader may see, of some states if any are named; or markets by their ids.",
      ),
    customMarkets: z
      .array(
        z.strictObject({
          name: lineOfText(LONGEST_CUSTOM_NAME).describe("What it is called."),
          members: z.array(market).max(MOST_MARKETS).describe("Ids of its markets."),
        }),
      )
      .max(MOST_CUSTOM_MARKETS)
      .describe("Several TV or several radio markets that count as one."),
    years: z
      .union([
        z.strictObject({ from: year.describe("First year."), to: year.describe("Last year.") }),
        z.strictObject({
          before: z.int().min(0).max(FARTHEST_YEARS).describe("How many years before the current one."),
          after: z.int().min(0).max(FARTHEST_YEARS).describe("How many years after the current one."),
        }),
      ])
      .describe("Calendar years, or so many before and after the current one of whatever revision is read."),
    political: z.enum(["with", "without"]).describe("`with` or `without` political spending."),
    media: z.array(id).max(100).nullable().describe("Ids of media; null is all of them."),
    verticals: z.array(id).max(100).nullable().describe("Ids of verticals; null is all of them."),
    rows: z.array(z.enum(DIMENSIONS)).max(3).describe("What rows name, in order."),
    columns: z.array(z.enum(DIMENSIONS)).max(2).describe("What columns name, in order."),
    measures: z.array(z.enum(REPORT_MEASURES)).max(REPORT_MEASURES.length).describe("What is measured."),
    shareOf: z.enum(SHARE_WHOLES).describe("What shares are parts of."),
    sort: z.enum(SORTS).describe("What rows are sorted by."),
    top: z
      .int()
      .min(1)
      .max(1_000)
      .nullable()
      .describe("So many rows in each group, and one for all others; null is all of them."),
    layout: z.enum(LAYOUTS).describe("How rows and columns are laid out."),
    chart: z.enum(CHART_KINDS).describe("The kind of chart."),
  })
  .meta({ id: "ReportDefinition", description: "What a custom report shows." });
