import { z } from "zod";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { MONEY_PARTS } from "#domain/trackRecord/moneyPart.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { RECORD_FORMATS, scoreSummary, trackRecordSchema } from "./contract/recordSchemas.ts";

const OF_MARKET = {
  method: "GET",
  tag: "track record",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string().describe("A market's id.") }),
} as const;

export const trackRecord = {
  ...OF_MARKET,
  url: "/markets/:market/track-record",
  name: "trackRecord",
  summary:
    "How past revisions' forecasts for a market or the nation compare with years closed since; for the caller's verticals",
  response: trackRecordSchema,
  csv: "figures",
} as const satisfies Endpoint;

export const trackRecordFile = {
  ...OF_MARKET,
  url: "/markets/:market/track-record/file",
  name: "trackRecordFile",
  summary: "The same as a document in the reader's language",
  perMinute: 30,
  query: z.object({
    format: z.enum(RECORD_FORMATS).describe("The kind of file."),
    part: z.enum(MONEY_PARTS).default("core").describe("`core` or `political` money."),
    locale: z.enum(LOCALES).optional().describe("Language of the document; the caller's own where left out."),
  }),
  response: fileAnswer,
  file: { types: RECORD_FORMATS.map((format) => FILE_TYPES[format]), shown: "attachment" },
} as const satisfies Endpoint;

export const marketTrackRecords = {
  method: "GET",
  url: "/track-records",
  name: "marketTrackRecords",
  offline: "kept",
  tag: "track record",
  summary:
    "Forecasts without political advertising compared with closed years, for each of the caller's markets of a kind",
  allow: "signedIn",
  query: z.object({ kind: z.enum(["tv", "radio"]).default("tv").describe("Which markets.") }),
  response: z.object({
    items: z
      .array(scoreSummary.extend({ market: z.string().describe("A market's id.") }))
      .readonly()
      .describe("The markets, each with how forecasts of it came out."),
  }),
  csv: "figures",
} as const satisfies Endpoint;

/** Everything about the track record, for the list of contracts. */
export const trackRecordContracts = [trackRecord, trackRecordFile, marketTrackRecords] as const;
