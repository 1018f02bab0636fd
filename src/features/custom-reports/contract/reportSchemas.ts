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
  z.object({ kind: z.literal("marketsLeftOut"), ids }),
  z.object({ kind: z.literal("customLeftOut"), names: ids }),
  z.object({ kind: z.literal("verticalsLeftOut"), ids }),
  z.object({ kind: z.literal("mediaLeftOut"), ids }),
  z.object({ kind: z.literal("yearsLeftOut"), years: z.array(z.int()) }),
  z.object({ kind: z.literal("overlap") }),
  z.object({ kind: z.literal("customOverlap"), names: ids }),
  z.object({ kind: z.literal("noTotal") }),
  z.object({ kind: z.literal("digitalOnly") }),
]);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time such as 07:30.");

/** By the clock of the schedule's time zone; 1 is Monday. Null follows every release of the data. */
export const recurrence = z
  .union([
    z.strictObject({ every: z.literal("day"), at: clock }),
    z.strictObject({ every: z.literal("week"), day: z.int().min(1).max(7), at: clock }),
    z.strictObject({ every: z.literal("month"), day: z.int().min(1).max(31), at: clock }),
  ])
  .nullable();

const zone = z.string().max(60).refine(isTimeZone, "Must be a time zone such as America/New_York.");

/** What somebody asks for when a report is to make itself. */
export const scheduleWish = z.strictObject({
  recurrence,
  zone,
  format: z.enum(FILE_FORMATS),
  locale: z.enum(LOCALES),
  /** Colleagues beside the owner; they must be able to open the report, so it must be shared. */
  recipients: z.array(id).max(50),
});

export const schedule = z.object({
  recurrence,
  zone: z.string(),
  format: z.enum(FILE_FORMATS),
  locale: z.enum(LOCALES),
  recipients: z.array(id),
  /** Failures in a row. */
  failures: z.int(),
  /** Set after two failures in a row; saving the schedule again takes it up. */
  pausedAt: z.iso.datetime().nullable(),
  /** When it runs next; null while it waits for a release or is paused. */
  nextAt: z.iso.datetime().nullable(),
});

export type ReportSchedule = z.output<typeof schedule>;

export const run = z.object({
  id,
  /** For whom it was made, with whose rights. */
  person: z.string(),
  mine: z.boolean(),
  scheduled: z.boolean(),
  format: z.enum(FILE_FORMATS),
  state: z.enum(RUN_STATES),
  startedAt: z.iso.datetime(),
  /** The revision it was made from; null before it was made. */
  revision: z.object({ id, label: z.string() }).nullable(),
  rows: z.int().nullable(),
  cells: z.int().nullable(),
  durationMs: z.int().nullable(),
  /** A failure's code where it failed. */
  fault: z.string().nullable(),
  /** A share of the work, 0–1, while it is under way. */
  progress: z.number().nullable(),
  warnings: z.array(warning),
  /** Null where there is none any more, or it is somebody else's. */
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
});

export type ReportRun = z.output<typeof run>;

export const customReport = z.object({
  id,
  name: z.string(),
  definition: reportDefinition,
  mine: z.boolean(),
  owner: z.string(),
  shared: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  schedule: schedule.nullable(),
  /** The last run that the caller may see; null before the first. */
  lastRun: run.nullable(),
});

export type CustomReport = z.output<typeof customReport>;

const cell = z.union([z.string(), z.number(), z.null()]);

const field: z.ZodType<ReportField, ReportField> = z.object({
  key: z.string(),
  unit: z.enum(["text", "year", "count", "dollars", "percent", "index", "rank", "persons"]),
  year: z.int().exactOptional(),
  medium: z.string().exactOptional(),
  /** Set for a column that names rows. */
  dimension: z.enum(DIMENSIONS).nullable(),
  /** Set for a column of figures. */
  measure: z.enum(REPORT_MEASURES).nullable(),
  across: z.array(z.object({ dimension: z.enum(DIMENSIONS), id: z.string() })),
  isTotal: z.boolean(),
});

const line = z.object({ cells: z.array(cell), merged: z.int() });

/** A computed report: heads, rows and total as ids and numbers; percent columns hold 12.3 for 12.3 %. */
export const resultTable = z.object({
  revision: id,
  fields: z.array(field),
  rows: z.array(line),
  total: z.array(cell).nullable(),
  years: z.array(z.int()),
  /** What counts as one market, with its members: a custom market has several. */
  markets: z.array(z.object({ id: z.string(), members: z.array(z.string()), population: z.number() })),
  warnings: z.array(warning),
});

export const reportSize = z.object({ rows: z.int(), columns: z.int(), cells: z.int() });
