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
export const reportDefinition: z.ZodType<ReportDefinition> = z.strictObject({
  /** All markets of a kind that whoever reads may see, of some states if any are named; or markets by their ids. */
  markets: z.union([
    z.strictObject({
      every: z.enum(["tv", "radio"]),
      states: z.array(z.string().regex(/^[A-Z]{2}$/, "Must be a state such as TX.")).max(60),
    }),
    z.strictObject({ ids: z.array(market).max(MOST_MARKETS) }),
  ]),
  /** Several TV or several radio markets that count as one. */
  customMarkets: z
    .array(z.strictObject({ name: lineOfText(LONGEST_CUSTOM_NAME), members: z.array(market).max(MOST_MARKETS) }))
    .max(MOST_CUSTOM_MARKETS),
  /** Calendar years, or so many before and after the current one of whatever revision is read. */
  years: z.union([
    z.strictObject({ from: year, to: year }),
    z.strictObject({ before: z.int().min(0).max(FARTHEST_YEARS), after: z.int().min(0).max(FARTHEST_YEARS) }),
  ]),
  political: z.enum(["with", "without"]),
  /** Null is all of them. */
  media: z.array(id).max(100).nullable(),
  verticals: z.array(id).max(100).nullable(),
  rows: z.array(z.enum(DIMENSIONS)).max(3),
  columns: z.array(z.enum(DIMENSIONS)).max(2),
  measures: z.array(z.enum(REPORT_MEASURES)).max(REPORT_MEASURES.length),
  shareOf: z.enum(SHARE_WHOLES),
  sort: z.enum(SORTS),
  /** So many rows in each group, and one for all others. */
  top: z.int().min(1).max(1_000).nullable(),
  layout: z.enum(LAYOUTS),
  chart: z.enum(CHART_KINDS),
});
