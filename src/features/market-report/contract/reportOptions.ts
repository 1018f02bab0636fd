import { z } from "zod";
import { lineOfText } from "#platform/api/plainText.ts";
import { REPORT_SECTIONS, type ReportSectionName } from "#domain/reportSections.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/** The kinds of file, the usual one first. */
export const REPORT_FORMATS = ["pdf", "pptx", "xlsx"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const LONGEST_CLIENT = 120;

const section = z.custom<ReportSectionName>(
  (name) => REPORT_SECTIONS.some((known) => known === name),
  "Must be the name of a section.",
);

/** What can be chosen of a report. */
export const reportOptions = z.object({
  year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
  from: z.coerce
    .number()
    .int()
    .optional()
    .describe("The first and the last year of charts and tables; the revision's own where left out."),
  to: z.coerce.number().int().optional().describe("Last year of charts and tables; the revision's own where left out."),
  political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
  compare: z
    .string()
    .default("")
    .transform((ids) => [...new Set(ids.split(",").filter((id) => id !== ""))])
    .pipe(z.array(z.string()).max(4))
    .describe("Market ids separated by commas to compare with; `nation` always is."),
  sections: z
    .string()
    .default(REPORT_SECTIONS.join())
    .transform((names) => names.split(",").filter((name) => name !== ""))
    .pipe(z.array(section).min(1))
    .describe("Names of sections separated by commas; all of them where left out."),
  client: lineOfText(LONGEST_CLIENT).optional().describe("For whom the report is made."),
  language: z.enum(LOCALES).optional().describe("Language of the document; the caller's own where left out."),
  paper: z.enum(["a4", "letter"]).default("letter").describe("Paper size: US letter or A4."),
  revision: z.string().default("current").describe("A revision's id, or `current`."),
});

export type MarketReportOptions = z.output<typeof reportOptions>;
