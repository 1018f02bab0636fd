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
  /** The revision's current year where left out. */
  year: z.coerce.number().int().optional(),
  /** The first and the last year of charts and tables; the revision's own where left out. */
  from: z.coerce.number().int().optional(),
  to: z.coerce.number().int().optional(),
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

export type MarketReportOptions = z.output<typeof reportOptions>;
