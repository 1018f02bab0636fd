import { z } from "zod";
import type { Endpoint } from "#api/endpoint.ts";
import { FILE_TYPES } from "#domain/fileTypes.ts";
import { fileAnswer } from "#api/fileAnswer.ts";
import { lineOfText } from "#api/plainText.ts";
import { reportDocument } from "#api/reportDocument.ts";
import { REPORT_SECTIONS, type ReportSectionName } from "#domain/reportSections.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const LONGEST_CLIENT = 120;

const section = z.custom<ReportSectionName>(
  (name) => REPORT_SECTIONS.some((known) => known === name),
  "Must be the name of a section.",
);

const params = z.object({ market: z.string() });

const options = z.object({
  /** The edition's current year where left out. */
  year: z.coerce.number().int().optional(),
  political: z.enum(["with", "without"]).default("with"),
  /** Market ids separated by commas that the market is held against; `nation` always is. */
  compare: z
    .string()
    .default("")
    .transform((ids) => [...new Set(ids.split(",").filter((id) => id !== ""))])
    .pipe(z.array(z.string()).max(4)),
  /** Names of sections separated by commas; all of them where left out. */
  sections: z
    .string()
    .default(REPORT_SECTIONS.join())
    .transform((names) => names.split(",").filter((name) => name !== ""))
    .pipe(z.array(section).min(1)),
  /** For whom the report is made. */
  client: lineOfText(LONGEST_CLIENT).optional(),
  /** The caller's own language where left out. */
  language: z.enum(LOCALES).optional(),
  paper: z.enum(["a4", "letter"]).default("letter"),
  /** A revision's id, or `current`. */
  revision: z.string().default("current"),
});

export type MarketReportOptions = z.output<typeof options>;

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
  query: options,
  response: reportDocument,
} as const satisfies Endpoint;

export const marketReportFile = {
  ...REPORT,
  url: "/markets/:market/report/file",
  name: "marketReportFile",
  summary: "The same report as a file",
  perMinute: 30,
  query: options.extend({ format: z.enum(["xlsx", "pptx", "pdf"]) }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.pdf, FILE_TYPES.pptx, FILE_TYPES.xlsx],
    shown: "attachment",
  },
} as const satisfies Endpoint;
