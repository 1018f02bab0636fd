import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import { LAYOUTS } from "#domain/layoutNames.ts";
import { COVERAGES } from "#domain/revisions/coverage.ts";

export const id = z.string().regex(/^[1-9]\d{0,14}$/, "Must be an id.");

/** The largest file that is taken, in bytes. */
export const LARGEST_UPLOAD = 2 * 1024 ** 3;
/** The most bytes of it that one request may bring. */
export const LARGEST_PIECE = 16 * 1024 ** 2;
export const LONGEST_NAME = 200;
const LONGEST_CELL = 1_000;
export const MOST_CORRECTIONS = 5_000;

/**
 * `receiving` until all bytes are here, then `setup` until all rows are to be checked; a checked file may go back to set-up. `joined` is
 * for good, though the draft may let go of the file; a `discarded` one can be had back for a week.
 */
export const UPLOAD_STATES = ["receiving", "setup", "checking", "checked", "joining", "joined", "discarded"] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Where in the wizard a person is. */
export const UPLOAD_STEPS = ["file", "columns", "check", "difference"] as const;
export type UploadStep = (typeof UPLOAD_STEPS)[number];

const layout = z.enum(LAYOUTS);
const coverage = z.enum(COVERAGES);
export const encoding = z.enum(["utf-8", "latin1", "utf-16le", "utf-16be"]);

/** One problem of a file. */
export const uploadProblem = z.object({
  /** Its place among the problems, from 1. */
  position: z.int(),
  /** Line of the file, the header being 1; null when the whole file is meant. */
  line: z.int().nullable(),
  /** As the file spells it. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  /** Stable; what screens translate. */
  code: z.string(),
  /** In English: what is wrong, why, and what to do next. */
  message: z.string(),
  severity: z.enum(["error", "warning"]),
});
export type UploadProblem = z.output<typeof uploadProblem>;

export const fileDescription = z.object({
  /** What it is by its content, whatever its name says. */
  kind: z.enum(["text", "gzip", "workbook"]),
  workbook: z
    .object({
      sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
      sheet: z.string(),
      /** Blocks of cells merged into one; merged downwards, their text counts for every row beside them. */
      mergedRanges: z.int(),
      /** Cells that are worked out; their last result is read. */
      formulas: z.int(),
      /** It carries macros, which are never looked at. */
      macros: z.boolean(),
    })
    .nullable(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  layout: layout.nullable(),
  problem: uploadProblem.omit({ position: true }).nullable(),
});
export type UploadDescription = z.output<typeof fileDescription>;

/** What a name in the file means; null leaves out the rows that have it. */
export const meaning = z.object({
  /** Column of the layout. */
  column: z.string().max(100),
  /** As it stands in the file. */
  value: z.string().min(1).max(LONGEST_CELL),
  /** The id of a market, medium, platform, vertical or sub-vertical. */
  meaning: z.string().min(1).max(100).nullable(),
});
export type UploadMeaning = z.output<typeof meaning>;

/** Everything a person can say about how a file is read. */
export const choices = z.object({
  /** Of a workbook; the first visible one without it. */
  sheet: z.string().max(LONGEST_NAME).nullable(),
  encoding: encoding.nullable(),
  /** Semicolons between cells, and 1.234.567,89. */
  decimalComma: z.boolean(),
  layout: layout.nullable(),
  /** Position of the file's column, from 0, by column of the layout. */
  columns: z.record(z.string().max(100), z.int().min(0).max(500)),
  meanings: z.array(meaning).max(1_000),
  /** Takes the place of all earlier files of the layout, where they would stand beside each other. */
  replace: z.boolean(),
  /** Of a file of spend: whether it tells all that was spent on its medium in its market and year, or a part; null leaves it to what the check finds. */
  coverage: coverage.nullable(),
});
export type UploadChoices = z.output<typeof choices>;

/** Why a file's column was taken for a layout's, or, where several may be it, that none was. */
const proposal = z.enum(["remembered", "name", "likeness", "doubled"]);

export const setup = choices.extend({
  step: z.enum(UPLOAD_STEPS),
  /** Null until the file is here and was looked at. */
  fileDescription: fileDescription.nullable(),
  proposals: z.record(z.string(), proposal),
});

export const nameAsked = z.object({
  /** As the file spells it. */
  column: z.string(),
  /** Column of the layout. */
  key: z.string(),
  value: z.string(),
  code: z.string(),
  rows: z.int(),
  near: z.array(z.string()),
});
export type NameAsked = z.output<typeof nameAsked>;

export const outcome = z.object({
  rows: z.int(),
  /** Rows without an error. */
  sound: z.int(),
  refused: z.int(),
  /** Rows left out at a person's word. */
  leftOut: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Problems that are kept with their place; all are counted. */
  kept: z.int(),
  byCode: z.array(z.object({ code: z.string(), severity: z.enum(["error", "warning"]), count: z.int() })),
  unknownNames: z.array(nameAsked),
  ignoredColumns: z.array(z.string()),
  seconds: z.number(),
});
export type UploadOutcome = z.output<typeof outcome>;

export const upload = z.object({
  id,
  fileName: z.string(),
  bytes: z.int(),
  /** Bytes that have arrived: where to go on. */
  received: z.int(),
  state: z.enum(UPLOAD_STATES),
  version: z.int(),
  by: z.string(),
  begunAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  setup,
  /** While bytes arrive, rows are checked or joined. */
  progress: z
    .object({
      /** 0–100. */
      percentage: z.number(),
      rows: z.int().nullable(),
      rowsPerSecond: z.number().nullable(),
      secondsLeft: z.number().nullable(),
    })
    .nullable(),
  /** What the last check found; null where what it checked was changed since. */
  outcome: outcome.nullable(),
  /** It was checked, and how it is read was changed since. */
  outdated: z.boolean(),
  /** What a checked file of spend counts as: as it was said, else a part where as a whole it would lower what is published or rows were left out. */
  coverage: coverage.nullable(),
  /** Cells and rows that were corrected. */
  corrections: z.int(),
  /** Why the last background work did not come to its end: a stable code. */
  fault: z.string().nullable(),
  /** The import that it became, and the draft that holds it. */
  importId: z.string().nullable(),
  revision: z.string().nullable(),
  /** Whether it was taken out of that draft again. */
  takenOut: z.boolean(),
  /** Of a discarded one: until when it can be had back; null where it cannot. */
  restorableUntil: z.iso.datetime().nullable(),
  /** An earlier upload of the very same bytes that was joined. */
  sameAs: z.object({ id, fileName: z.string(), at: z.iso.datetime() }).nullable(),
});
export type Upload = z.output<typeof upload>;

export const uploadLine = z.object({
  id,
  fileName: z.string(),
  layout: z.string().nullable(),
  state: z.enum(UPLOAD_STATES),
  bytes: z.int(),
  rows: z.int().nullable(),
  refused: z.int().nullable(),
  by: z.string(),
  begunAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  revision: z.string().nullable(),
  takenOut: z.boolean(),
});
export type UploadLine = z.output<typeof uploadLine>;

const difference = z.object({
  id: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  change: z.number(),
  growth: part,
});

const moved = z.object({ figures: z.int(), dollars: z.number() });

export const uploadDifference = z.object({
  /** The revision it was compared with; null where nothing was published. */
  against: z.string().nullable(),
  /** Another revision was published since: check again. */
  stale: z.boolean(),
  /** For files of spend: the file against what is published for the very same figures, whole dollars. */
  spend: z
    .object({
      figures: z.int(),
      changed: z.int(),
      added: z.int(),
      /** Published figures that the file is below, and by how many dollars: a part of what was spent leaves them as they are. */
      lowered: moved,
      lifted: moved,
      total: difference,
      years: z.array(difference),
      markets: z.array(difference),
      media: z.array(difference),
      verticals: z.array(difference),
      outliers: z.array(
        z.object({
          market: z.string(),
          target: z.string(),
          medium: z.string(),
          year: z.int(),
          before: z.number(),
          after: z.number(),
        }),
      ),
      outlierCount: z.int(),
    })
    .nullable(),
  /** For every other layout: rows by their keys. */
  rows: z.object({ before: z.int(), after: z.int(), added: z.int(), removed: z.int(), changed: z.int() }).nullable(),
});
export type UploadDifference = z.output<typeof uploadDifference>;

export const correction = z.object({
  line: z.int().min(1),
  /** As the file spells it; null leaves out the whole row. */
  column: z.string().max(LONGEST_CELL).nullable(),
  value: z.string().max(LONGEST_CELL),
});
export type UploadCorrection = z.output<typeof correction>;
