import { z } from "zod";
import { isTimeZone } from "#domain/recurrence.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { DIMENSIONS, REPORT_MEASURES } from "#domain/customReport/reportDefinition.ts";
import type { ReportField } from "#domain/customReport/reportField.ts";
import type { ReportWarning } from "#domain/customReport/reportWarning.ts";
import { reportDefinition } from "./definitionSchema.ts";

export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

export const FILE_FORMATS = ["xlsx", "csv", "pdf", "pptx", "json"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How many cells a page or a slide can still be read of; workbooks and CSV hold every report. */
export const MOST_IN_PAGES: Partial<Record<FileFormat, number>> = { pdf: 20_000, pptx: 5_000 };

export const RUN_STATES = ["waiting", "running", "done", "unchanged", "failed", "cancelled"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What a reader must know of a report's figures; see `domain/customReport/reportWarning.ts`. */
const ids = z.array(z.string());
export const warning: z.ZodType<ReportWarning, ReportWarning> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("marketsLeftOut").describe("What to know about the figures."),
    ids: ids.describe("Ids of what is left out."),
  }),
  z.object({
    kind: z.literal("customLeftOut").describe("What to know about the figures."),
    names: ids.describe("Names of the custom markets."),
  }),
  z.object({
    kind: z.literal("verticalsLeftOut").describe("What to know about the figures."),
    ids: ids.describe("Ids of what is left out."),
  }),
  z.object({
    kind: z.literal("mediaLeftOut").describe("What to know about the figures."),
    ids: ids.describe("Ids of what is left out."),
  }),
  z.object({
    kind: z.literal("yearsLeftOut").describe("What to know about the figures."),
    years: z.array(z.int()).describe("Calendar years, earliest first."),
  }),
  z.object({ kind: z.literal("overlap").describe("What to know about the figures.") }),
  z.object({
    kind: z.literal("customOverlap").describe("What to know about the figures."),
    names: ids.describe("Names of the custom markets."),
  }),
  z.object({ kind: z.literal("noTotal").describe("What to know about the figures.") }),
  z.object({ kind: z.literal("digitalOnly").describe("What to know about the figures.") }),
]);

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time such as 07:30.")
  .describe("Time of day, `HH:MM`.");

/** By the clock of the schedule's time zone; 1 is Monday. Null follows every release of the data. */
export const recurrence = z
  .union([
    z.strictObject({ every: z.literal("day").describe("How often it runs."), at: clock }),
    z.strictObject({
      every: z.literal("week").describe("How often it runs."),
      day: z.int().min(1).max(7).describe("Day of the week, 1 is Monday, or day of the month."),
      at: clock,
    }),
    z.strictObject({
      every: z.literal("month").describe("How often it runs."),
      day: z.int().min(1).max(31).describe("Day of the week, 1 is Monday, or day of the month."),
      at: clock,
    }),
  ])
  .nullable();

const zone = z.string().max(60).refine(isTimeZone, "Must be a time zone such as America/New_York.");

/** What somebody asks for when a report is to make itself. */
export const scheduleWish = z.strictObject({
  recurrence: recurrence.describe("How often it runs; null where there is none."),
  zone: zone.describe("Time zone, such as `America/Chicago`."),
  format: z.enum(FILE_FORMATS).describe("The kind of file."),
  locale: z.enum(LOCALES).describe("Language of the file."),
  recipients: z.array(id).max(50).describe("Ids of colleagues who get it too; the report must be shared with them."),
});

export const schedule = z
  .object({
    recurrence: recurrence.describe("How often it runs; null where there is none."),
    zone: z.string().describe("Time zone, such as `America/Chicago`."),
    format: z.enum(FILE_FORMATS).describe("The kind of file."),
    locale: z.enum(LOCALES).describe("Language of the file."),
    recipients: z.array(id).describe("Ids of colleagues who get it too."),
    failures: z.int().describe("How many runs failed in a row."),
    pausedAt: z.iso
      .datetime()
      .nullable()
      .describe(
        "When it was paused after two failures in a row, ISO 8601 in UTC; saving the schedule again resumes it; null while it runs.",
      ),
    nextAt: z.iso.datetime().nullable().describe("When it runs next; null while it waits for a release or is paused."),
  })
  .meta({ id: "ReportSchedule", description: "When a report runs by itself." });

export type ReportSchedule = z.output<typeof schedule>;

export const run = z
  .object({
    id: id.describe("The run's id."),
    person: z.string().describe("Name of the person it was made for, with whose rights."),
    mine: z.boolean().describe("Whether it was made for the caller."),
    scheduled: z.boolean().describe("Whether it ran by itself."),
    format: z.enum(FILE_FORMATS).describe("The kind of file."),
    state: z.enum(RUN_STATES).describe("Where the run stands."),
    startedAt: z.iso.datetime().describe("When it started, ISO 8601 in UTC."),
    revision: z
      .object({ id: id.describe("The revision's id."), label: z.string().describe("What the revision is called.") })
      .nullable()
      .describe("The revision it was made from; null before it was made."),
    rows: z.int().nullable().describe("How many rows; null before it ended."),
    cells: z.int().nullable().describe("How many cells; null before it ended."),
    durationMs: z.int().nullable().describe("How long it took, in milliseconds; null before it ended."),
    fault: z.string().nullable().describe("Why it failed, as a stable code; null where it did not."),
    progress: z.number().nullable().describe("How far it is, 0–1; null while it is not under way."),
    warnings: z.array(warning).describe("What to know about the figures."),
    file: z
      .object({ name: z.string().describe("Name of the file."), size: z.int().describe("Size in bytes.") })
      .nullable()
      .describe("The file; null where there is none any more, or it is someone else's."),
  })
  .meta({ id: "CustomReportRun", description: "One run of a custom report." });

export type ReportRun = z.output<typeof run>;

export const customReport = z
  .object({
    id: id.describe("The report's id."),
    name: z.string().describe("What the report is called."),
    definition: reportDefinition.describe("What the report shows."),
    mine: z.boolean().describe("Whether the caller made it."),
    owner: z.string().describe("Name of the owner."),
    shared: z.boolean().describe("Whether everyone in the owner's organization sees it."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    updatedAt: z.iso.datetime().describe("When it was last changed, ISO 8601 in UTC."),
    version: z.int().describe("Its version: sent back with a change, so that two editors notice each other."),
    schedule: schedule.nullable().describe("When it runs by itself; null where it does not."),
    lastRun: run.nullable().describe("The last run that the caller may see; null before the first."),
  })
  .meta({ id: "CustomReport", description: "A custom report." });

export type CustomReport = z.output<typeof customReport>;

const cell = z.union([z.string(), z.number(), z.null()]);

const field: z.ZodType<ReportField, ReportField> = z.object({
  key: z.string().describe("A stable name, unique in its list."),
  unit: z
    .enum(["text", "year", "count", "dollars", "percent", "index", "rank", "persons"])
    .describe("Unit of the values."),
  year: z.int().exactOptional().describe("A calendar year."),
  medium: z.string().exactOptional().describe("A medium's id."),
  dimension: z.enum(DIMENSIONS).nullable().describe("What the column names; null for a column of figures."),
  measure: z.enum(REPORT_MEASURES).nullable().describe("What is measured; null for a column that names rows."),
  across: z
    .array(
      z.object({
        dimension: z.enum(DIMENSIONS).describe("Which dimension the column names."),
        id: z.string().describe("The id in that dimension."),
      }),
    )
    .describe("What the column is about, by dimension."),
  isTotal: z.boolean().describe("Whether it is a total."),
});

const line = z.object({
  cells: z.array(cell).describe("Cells, one per column."),
  merged: z.int().describe("How many rows are merged into it."),
});

/** A computed report: heads, rows and total as ids and numbers; percent columns hold 12.3 for 12.3 %. */
export const resultTable = z
  .object({
    revision: id.describe("Id of the revision."),
    fields: z.array(field).describe("The columns."),
    rows: z.array(line).describe("The rows."),
    total: z.array(cell).nullable().describe("The row of totals; null where it has none."),
    years: z.array(z.int()).describe("Calendar years, earliest first."),
    markets: z
      .array(
        z.object({
          id: z.string().describe("The market's id."),
          members: z.array(z.string()).describe("Ids of its markets."),
          population: z.number().describe("People who live there."),
        }),
      )
      .describe("What counts as one market, with its members: a custom market has several."),
    warnings: z.array(warning).describe("What to know about the figures."),
  })
  .meta({ id: "ReportTable", description: "The figures of a custom report." });

export const reportSize = z.object({
  rows: z.int().describe("How many rows."),
  columns: z.int().describe("How many columns."),
  cells: z.int().describe("How many cells."),
});
