import { z } from "zod";
import { MONEY_PARTS } from "#domain/trackRecord/moneyPart.ts";
import { part } from "#platform/api/shares.ts";

/** The kinds of file, the usual one first. */
export const RECORD_FORMATS = ["pdf", "xlsx", "csv", "pptx"] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const year = z.number().int();
const count = z.number().int();
const amount = z.number().nullable();

/** The wire's form of `domain/trackRecord/summarizeScores.ts`, which says what the fields mean. */
export const scoreSummary = z.object({
  count,
  medianError: part,
  medianUnchanged: part,
  closer: count,
  compared: count,
  held: count,
  ranged: count,
  notScored: count,
});

const partRecord = z.object({
  overall: scoreSummary,
  total: scoreSummary,
  media: list(scoreSummary.extend({ medium: z.string() })),
  horizons: list(scoreSummary.extend({ horizon: count })),
});

/** Likewise of `domain/trackRecord/trackRecord.ts`. */
export const trackRecordSchema = z.object({
  market: z.string(),
  level: z.enum(["nation", "nationCategory", "market", "marketCategory"]),
  revisions: list(
    z.object({
      id: z.string(),
      label: z.string(),
      publishedAt: z.string().nullable(),
      sample: z.boolean(),
      firstForecast: year.nullable(),
      lastForecast: year.nullable(),
    }),
  ),
  core: partRecord,
  political: partRecord,
  scores: list(
    z.object({
      part: z.enum(MONEY_PARTS),
      /** Null is all media together. */
      medium: z.string().nullable(),
      year,
      revision: z.string(),
      horizon: count.nullable(),
      forecast: z.number(),
      low: amount,
      high: amount,
      closedBy: z.string(),
      kind: z.enum(["actual", "estimate"]),
      closed: z.number(),
      /** Of what came: 0.05 where the forecast was 5 % too high. */
      error: part,
      inRange: z.boolean().nullable(),
      unchanged: amount,
      unchangedError: part,
      restated: part,
      isNewDefinition: z.boolean(),
    }),
  ),
  upcoming: z.object({ year, revision: z.string() }).nullable(),
});
