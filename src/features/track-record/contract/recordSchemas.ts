import { z } from "zod";
import { MONEY_PARTS } from "#domain/trackRecord/moneyPart.ts";
import { part } from "#platform/api/shares.ts";

/** The kinds of file, the usual one first. */
export const RECORD_FORMATS = ["pdf", "xlsx", "csv", "pptx"] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const year = z.number().int().describe("A calendar year.");
const count = z.number().int();
const amount = z.number().nullable();

/** The wire's form of `domain/trackRecord/summarizeScores.ts`, which says what the fields mean. */
export const scoreSummary = z
  .object({
    count: count.describe("Forecasts that are scored."),
    medianError: part.describe("Median of the errors, as a part of what came; null where nothing is scored."),
    medianUnchanged: part.describe('The same of "as in the last known year"; null where nothing is scored.'),
    closer: count.describe('Forecasts that came closer than "as in the last known year".'),
    compared: count.describe("Forecasts compared with that."),
    held: count.describe("Forecasts whose range holds what came."),
    ranged: count.describe("Forecasts that had a range."),
    notScored: count.describe("Forecasts that are not scored."),
  })
  .meta({ id: "ScoreSummary", description: "How forecasts came out, in a few figures." });

const partRecord = z
  .object({
    overall: scoreSummary.describe("All media and categories together."),
    total: scoreSummary.describe("All media together."),
    media: list(scoreSummary.extend({ medium: z.string().describe("A medium's id.") })).describe("By medium."),
    horizons: list(
      scoreSummary.extend({ horizon: count.describe("Years from the forecast to the year it is for.") }),
    ).describe("By how many years ahead the forecast was."),
  })
  .meta({ id: "TrackRecordPart", description: "How forecasts of core or political spending came out." });

/** Likewise of `domain/trackRecord/trackRecord.ts`. */
export const trackRecordSchema = z
  .object({
    market: z.string().describe("A market's id."),
    level: z.enum(["nation", "nationCategory", "market", "marketCategory"]).describe("What the figures are about."),
    revisions: list(
      z.object({
        id: z.string().describe("The revision's id."),
        label: z.string().describe("What it is called in lists."),
        publishedAt: z.string().nullable().describe("When it was published, ISO 8601 in UTC; null where it was not."),
        sample: z.boolean().describe("Whether it is sample data."),
        firstForecast: year.nullable().describe("First forecast year; null where it has none."),
        lastForecast: year.nullable().describe("Last forecast year; null where it has none."),
      }),
    ).describe("The revisions."),
    core: partRecord.describe("Of core spending."),
    political: partRecord.describe("Of political spending."),
    scores: list(
      z.object({
        part: z.enum(MONEY_PARTS).describe("`core` or `political` money."),
        medium: z.string().nullable().describe("A medium's id; null is all media together."),
        year,
        revision: z.string().describe("Id of the revision that forecast it."),
        horizon: count
          .nullable()
          .describe("Years from the forecast to the year it is for; null where it was no forecast."),
        forecast: z.number().describe("What was forecast, in whole dollars."),
        low: amount.describe("Lower end of the forecast's range, in whole dollars; null where it had none."),
        high: amount.describe("Upper end of the forecast's range, in whole dollars; null where it had none."),
        closedBy: z.string().describe("Id of the revision that told what came."),
        kind: z.enum(["actual", "estimate"]).describe("Whether what came happened or is known from other figures."),
        closed: z.number().describe("What came, in whole dollars."),
        error: part.describe(
          "Error of the forecast as a part of what came, 0.05 where it was 5% too high; null where it cannot be told.",
        ),
        inRange: z.boolean().nullable().describe("Whether what came lies in the range; null where there was none."),
        unchanged: amount.describe("The last known year's amount, in whole dollars; null is no data."),
        unchangedError: part.describe(
          'Error of "as in the last known year", as a part of what came; null where it cannot be told.',
        ),
        restated: part.describe(
          "How far later revisions changed what came, as a part of one; null where they did not.",
        ),
        isNewDefinition: z.boolean().describe("Whether the medium got another definition in between."),
      }),
    ).describe("The forecasts, each with what came."),
    upcoming: z
      .object({ year, revision: z.string().describe("Id of the revision that forecast it.") })
      .nullable()
      .describe("The next year to be scored; null where there is none."),
  })
  .meta({ id: "TrackRecord", description: "What past revisions forecast, and what came." });
