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
export const uploadProblem = z
  .object({
    position: z.int().describe("Its place among the problems, from 1."),
    line: z.int().nullable().describe("Line of the file, the header being 1; null where the whole file is meant."),
    column: z.string().nullable().describe("Column, as the file spells it; null where no single one is meant."),
    value: z.string().nullable().describe("What the cell says; null where no cell is meant."),
    code: z.string().describe("A stable code, for screens to translate."),
    message: z.string().describe("What is wrong, why, and what to do next, in English."),
    severity: z.enum(["error", "warning"]).describe("Whether it is an error or a warning."),
  })
  .meta({ id: "UploadProblem", description: "Something that is wrong with an uploaded file." });
export type UploadProblem = z.output<typeof uploadProblem>;

export const fileDescription = z
  .object({
    kind: z.enum(["text", "gzip", "workbook"]).describe("What it is by its content, whatever its name says."),
    workbook: z
      .object({
        sheets: z
          .array(
            z.object({
              name: z.string().describe("Name of the sheet."),
              hidden: z.boolean().describe("Whether it is hidden."),
            }),
          )
          .describe("The sheets."),
        sheet: z.string().describe("Name of the sheet that is read."),
        mergedRanges: z
          .int()
          .describe("Blocks of merged cells; merged downward, their text counts for every row beside them."),
        formulas: z.int().describe("Cells with formulas; their last result is read."),
        macros: z.boolean().describe("Whether it carries macros, which are never looked at."),
      })
      .nullable()
      .describe("What the workbook holds; null for other files."),
    columns: z
      .array(
        z.object({
          name: z.string().describe("Heading of the column."),
          samples: z.array(z.string()).describe("The first values, as the file has them."),
        }),
      )
      .describe("The columns of the file."),
    layout: layout.nullable().describe("Layout of the file; null while it is not known."),
    problem: uploadProblem
      .omit({ position: true })
      .nullable()
      .describe("What keeps it from being read; null where nothing does."),
  })
  .meta({ id: "FileDescription", description: "What an uploaded file is." });
export type UploadDescription = z.output<typeof fileDescription>;

/** What a name in the file means; null leaves out the rows that have it. */
export const meaning = z.object({
  column: z.string().max(100).describe("Column of the layout."),
  value: z.string().min(1).max(LONGEST_CELL).describe("The value, as the file spells it."),
  meaning: z
    .string()
    .min(1)
    .max(100)
    .nullable()
    .describe("The id of a market, medium, platform, vertical or sub-vertical; null while none is chosen."),
});
export type UploadMeaning = z.output<typeof meaning>;

/** Everything a person can say about how a file is read. */
export const choices = z.object({
  sheet: z
    .string()
    .max(LONGEST_NAME)
    .nullable()
    .describe("Name of the sheet of a workbook; null is the first visible one."),
  encoding: encoding.nullable().describe("Encoding of the text; null leaves it to the product."),
  decimalComma: z
    .boolean()
    .describe("Whether cells are separated by semicolons and decimals follow a comma, as in 1.234.567,89."),
  layout: layout.nullable().describe("Layout of the file; null while it is not known."),
  columns: z
    .record(z.string().max(100), z.int().min(0).max(500))
    .describe("Position of the file's column, from 0, by column of the layout."),
  meanings: z.array(meaning).max(1_000).describe("What values of the file stand for."),
  replace: z.boolean().describe("Whether it takes the place of all earlier files of the layout."),
  coverage: coverage
    .nullable()
    .describe(
      "For a file of spending, whether it has all that was spent on its medium in its market and year, or a part; null leaves it to what the check finds.",
    ),
});
export type UploadChoices = z.output<typeof choices>;

/** Why a file's column was taken for a layout's, or, where several may be it, that none was. */
const proposal = z.enum(["remembered", "name", "likeness", "doubled"]);

export const setup = choices.extend({
  step: z.enum(UPLOAD_STEPS).describe("Step of the import."),
  fileDescription: fileDescription
    .nullable()
    .describe("What the file is; null until the file is here and was looked at."),
  proposals: z.record(z.string(), proposal).describe("What the product suggests, by column."),
});

export const nameAsked = z.object({
  column: z.string().describe("Column, as the file spells it."),
  key: z.string().describe("Column of the layout."),
  value: z.string().describe("The name that is not known."),
  code: z.string().describe("A stable code, for programs to tell cases apart."),
  rows: z.int().describe("In how many rows."),
  near: z.array(z.string()).describe("Known names that come close."),
});
export type NameAsked = z.output<typeof nameAsked>;

export const outcome = z
  .object({
    rows: z.int().describe("How many rows."),
    sound: z.int().describe("Rows without an error."),
    refused: z.int().describe("Rows with an error."),
    leftOut: z.int().describe("Rows that someone chose to leave out."),
    errors: z.int().describe("How many errors there are."),
    warnings: z.int().describe("Warnings."),
    kept: z.int().describe("Problems that are kept with their place; all are counted."),
    byCode: z
      .array(
        z.object({
          code: z.string().describe("A stable code, for programs to tell cases apart."),
          severity: z.enum(["error", "warning"]).describe("Whether it is an error or a warning."),
          count: z.int().describe("How many."),
        }),
      )
      .describe("Problems by code."),
    unknownNames: z.array(nameAsked).describe("Names that are not known."),
    ignoredColumns: z.array(z.string()).describe("Columns that are not read."),
    seconds: z.number().describe("How long it took, in seconds."),
  })
  .meta({ id: "UploadOutcome", description: "What a check of an uploaded file found." });
export type UploadOutcome = z.output<typeof outcome>;

export const upload = z
  .object({
    id: id.describe("The upload's id."),
    fileName: z.string().describe("Name of the file."),
    bytes: z.int().describe("Size of the file in bytes."),
    received: z.int().describe("Bytes that have arrived so far: where to continue."),
    state: z.enum(UPLOAD_STATES).describe("Where the upload stands."),
    version: z.int().describe("Its version: sent back with a change, so that two editors notice each other."),
    by: z.string().describe("Name of the person who uploaded it."),
    begunAt: z.iso.datetime().describe("When it began, ISO 8601 in UTC."),
    changedAt: z.iso.datetime().describe("When it last changed, ISO 8601 in UTC."),
    setup: setup.describe("How the file is read."),
    progress: z
      .object({
        percentage: z.number().describe("How far it is, 0–100."),
        rows: z.int().nullable().describe("Rows that are done; null while bytes arrive."),
        rowsPerSecond: z.number().nullable().describe("Rows a second; null where it cannot be told."),
        secondsLeft: z.number().nullable().describe("Seconds that are left; null where it cannot be told."),
      })
      .nullable()
      .describe("How far it is, while bytes arrive, rows are checked or joined; null at other times."),
    outcome: outcome.nullable().describe("What the last check found; null where what it checked was changed since."),
    outdated: z.boolean().describe("Whether how it is read was changed since it was checked."),
    coverage: coverage
      .nullable()
      .describe(
        "What a checked file of spending counts as: as it was said, else a part where as a whole it would lower what is published or rows were left out; null for other files.",
      ),
    corrections: z.int().describe("Cells and rows that were corrected."),
    fault: z
      .string()
      .nullable()
      .describe("Why the last background work did not come to its end, as a stable code; null where it did."),
    importId: z.string().nullable().describe("Id of the import that it became; null where it became none."),
    revision: z.string().nullable().describe("Id of the draft that has it; null where none has."),
    takenOut: z.boolean().describe("Whether it was removed from that draft again."),
    restorableUntil: z.iso
      .datetime()
      .nullable()
      .describe("For a discarded one: until when it can be restored, ISO 8601 in UTC; null where it cannot."),
    sameAs: z
      .object({
        id: id.describe("The earlier upload's id."),
        fileName: z.string().describe("Name of the file."),
        at: z.iso.datetime().describe("When that was, ISO 8601 in UTC."),
      })
      .nullable()
      .describe("An earlier upload of the same bytes that was joined; null where there is none."),
  })
  .meta({ id: "Upload", description: "An uploaded file on its way into a draft." });
export type Upload = z.output<typeof upload>;

export const uploadLine = z
  .object({
    id: id.describe("The upload's id."),
    fileName: z.string().describe("Name of the file."),
    layout: z.string().nullable().describe("Layout of the file; null while it is not known."),
    state: z.enum(UPLOAD_STATES).describe("Where the upload stands."),
    bytes: z.int().describe("Size of the file in bytes."),
    rows: z.int().nullable().describe("How many rows; null while it is not checked."),
    refused: z.int().nullable().describe("Rows with an error; null while it is not checked."),
    by: z.string().describe("Name of the person who uploaded it."),
    begunAt: z.iso.datetime().describe("When it began, ISO 8601 in UTC."),
    changedAt: z.iso.datetime().describe("When it last changed, ISO 8601 in UTC."),
    revision: z.string().nullable().describe("Id of the draft that has it; null where none has."),
    takenOut: z.boolean().describe("Whether it was removed from the draft again."),
  })
  .meta({ id: "UploadLine", description: "An upload as the list shows it." });
export type UploadLine = z.output<typeof uploadLine>;

const difference = z.object({
  id: z.string().describe("Id of the year, market, medium or vertical."),
  before: z.number().nullable().describe("Whole dollars before; null where there was nothing."),
  after: z.number().nullable().describe("Whole dollars after; null where there is nothing."),
  change: z.number().describe("Dollars more or less."),
  growth: part.describe("Change as a part of what was before; null where it cannot be told."),
});

const moved = z.object({
  figures: z.int().describe("How many figures."),
  dollars: z.number().describe("By how many whole dollars."),
});

export const uploadDifference = z
  .object({
    against: z
      .string()
      .nullable()
      .describe("Id of the revision it was compared with; null where nothing was published."),
    stale: z.boolean().describe("Whether another revision was published since: check again."),
    spend: z
      .object({
        figures: z.int().describe("How many figures it has."),
        changed: z.int().describe("How many of them differ."),
        added: z.int().describe("How many are new."),
        lowered: moved.describe(
          "Published figures that the file is below, and by how many dollars: a part of what was spent leaves them as they are.",
        ),
        lifted: moved.describe("Figures that the file raises."),
        total: difference.describe("All together."),
        years: z.array(difference).describe("By year."),
        markets: z.array(difference).describe("By market."),
        media: z.array(difference).describe("By medium."),
        verticals: z.array(difference).describe("By vertical."),
        outliers: z
          .array(
            z.object({
              market: z.string().describe("The market's id."),
              target: z.string().describe("What the line is about: a sub-vertical, or another target of the file."),
              medium: z.string().describe("A medium's id."),
              year: z.int().describe("A calendar year."),
              before: z.number().describe("Whole dollars before."),
              after: z.number().describe("Whole dollars after."),
            }),
          )
          .describe("What moves most unusually."),
        outlierCount: z.int().describe("How many there are in all."),
      })
      .nullable()
      .describe(
        "For files of spending: the file against what is published for the very same figures, in whole dollars; null for other files.",
      ),
    rows: z
      .object({
        before: z.int().describe("How many rows were there."),
        after: z.int().describe("How many rows are there afterward."),
        added: z.int().describe("How many were added."),
        removed: z.int().describe("How many were removed."),
        changed: z.int().describe("How many changed."),
      })
      .nullable()
      .describe("For every other layout: rows by their keys; null for files of spending."),
  })
  .meta({ id: "UploadDifference", description: "What an upload would change." });
export type UploadDifference = z.output<typeof uploadDifference>;

export const correction = z.object({
  line: z.int().min(1).describe("Line of the file, the header being 1."),
  column: z
    .string()
    .max(LONGEST_CELL)
    .nullable()
    .describe("Column, as the file spells it; null leaves out the whole row."),
  value: z.string().max(LONGEST_CELL).describe("What the cell should say."),
});
export type UploadCorrection = z.output<typeof correction>;
