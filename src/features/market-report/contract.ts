import { DECK_LOOKS } from "#domain/deckTemplates/deckLook.ts";
import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { reportDocument } from "#platform/api/reportDocument.ts";
import { REPORT_FORMATS, reportOptions } from "./contract/reportOptions.ts";

const params = z.object({ market: z.string().describe("A market's id.") });

const REPORT = {
  method: "GET",
  tag: "market report",
  allow: "signedIn",
  markets: ["params.market", "query.compare"],
  params,
} as const;

export const marketReport = {
  ...REPORT,
  url: "/markets/:market/report",
  perMinute: 120,
  name: "marketReport",
  summary:
    "The full report of a market as a document in the reader's language; of the caller's verticals, and stations by the flags tv and radio",
  query: reportOptions,
  response: reportDocument,
} as const satisfies Endpoint;

export const marketReportFile = {
  ...REPORT,
  url: "/markets/:market/report/file",
  name: "marketReportFile",
  summary: "The same report as a file",
  perMinute: 30,
  query: reportOptions.extend({
    format: z.enum(REPORT_FORMATS).describe("The kind of file."),
    look: z
      .enum(DECK_LOOKS)
      .default("ours")
      .describe("Slides in the organization's own template where one is in use, or in the product's look."),
  }),
  response: fileAnswer,
  file: {
    types: REPORT_FORMATS.map((format) => FILE_TYPES[format]),
    shown: "attachment",
  },
} as const satisfies Endpoint;
