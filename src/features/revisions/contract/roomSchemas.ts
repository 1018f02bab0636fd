import { z } from "zod";
import { part } from "#platform/api/shares.ts";
import { forecastPlace } from "#platform/api/forecastPlace.ts";
import { JOB_FAULT_CODES } from "#domain/jobFault.ts";
import { PUBLIC_SOURCES } from "#domain/publicSources.ts";
import { COVERAGES } from "#domain/revisions/coverage.ts";
import { CHECK_CODES } from "#domain/revisions/revisionChecks.ts";
import { REVISION_FAULT_CODES } from "#domain/revisions/revisionFault.ts";

export const revisionId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a revision.");
const instant = z.iso.datetime();
const LONGEST_LABEL = 80;
export const LONGEST_NOTE = 2_000;
export const LONGEST_RELEASE_NOTE = 4_000;

/** Where a revision stands on its way to readers. */
export const REVISION_STAGES = [
  "draft",
  "asked",
  "returned",
  "approved",
  "scheduled",
  "published",
  "superseded",
  "deleted",
] as const;

export const label = z.string().trim().min(1, "A revision needs a name.").max(LONGEST_LABEL);
export const note = z.string().trim().max(LONGEST_NOTE);
const releaseNote = z.string().trim().max(LONGEST_RELEASE_NOTE);
export const releaseNotes = z.strictObject({
  "en-US": releaseNote.describe("In English."),
  "es-ES": releaseNote.describe("In Spanish."),
  "de-DE": releaseNote.describe("In German."),
});

const review = z
  .object({
    state: z.enum(["asked", "approved", "returned"]).describe("Whether it was asked for, approved or returned."),
    note: z.string().describe("What to look at; may be empty."),
    askedBy: z.string().describe("Name of the person who asked."),
    askedAt: instant.describe("When it was asked for, ISO 8601 in UTC."),
    mine: z.boolean().describe("Whether the caller asked for it."),
    answer: z.string().describe("What the reviewer wrote; may be empty."),
    decidedBy: z.string().nullable().describe("Name of the person who decided; null before that."),
    decidedAt: instant.nullable().describe("When it was decided, ISO 8601 in UTC; null before that."),
  })
  .meta({ id: "RevisionReview", description: "A review of a draft." });

/** What is wrong, with the place it is at. */
const fault = z
  .object({
    code: z
      .enum(REVISION_FAULT_CODES)
      .nullable()
      .describe("A stable code; null for what has no words but the message."),
    values: z.record(z.string(), z.string()).readonly().describe("Ids, years and dollars that the message names."),
    message: z.string().describe("What is wrong, in English."),
  })
  .meta({ id: "RevisionFault", description: "Something that is wrong with a revision." });

const buildFault = fault
  .extend({
    failure: z
      .enum(JOB_FAULT_CODES)
      .nullable()
      .describe("Why the work in the background failed, as a stable code; null where it came to its end."),
    place: forecastPlace
      .nullable()
      .describe("What in its files no forecast can be made of; null where it failed otherwise."),
  })
  .meta({ id: "BuildFault", description: "Why a revision could not be built." });

export type BuildFault = z.output<typeof buildFault>;

const building = z.object({
  state: z.enum(["waiting", "running", "failed", "cancelled", "done"]).describe("Where the building stands."),
  progress: z.number().describe("How far it is, 0–1."),
  fault: buildFault.nullable().describe("Why it failed; null where it did not."),
});

/** A revision as those see it who make and publish it. */
export const roomRevision = z
  .object({
    id: revisionId.describe("The revision's id."),
    label: z.string().describe("What it is called in lists."),
    stage: z.enum(REVISION_STAGES).describe("How far it is toward publication."),
    status: z.enum(["draft", "published", "superseded"]).describe("Whether readers see it."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
    sample: z.boolean().describe("Whether it is sample data."),
    basedOn: revisionId.nullable().describe("Id of the revision that it was begun from; null where there is none."),
    createdBy: z.string().describe("Name of the person who created it."),
    createdAt: instant.describe("When it was created, ISO 8601 in UTC."),
    builtAt: instant
      .nullable()
      .describe(
        "When its figures were built, ISO 8601 in UTC; null until then, and again after another file joined it.",
      ),
    publishedAt: instant.nullable().describe("When it was published, ISO 8601 in UTC; null where it was not."),
    note: z.string().describe("Note in plain text; may be empty."),
    releaseNotes: releaseNotes
      .nullable()
      .describe("What readers are told about the release, by language; null without any."),
    review: review.nullable().describe("The review; null where none was asked for."),
    schedule: z
      .object({
        at: instant.describe("When it will be published, ISO 8601 in UTC."),
        by: z.string().describe("Name of the person who did it."),
        fault: fault.nullable().describe("Why it was not published; null where nothing failed."),
      })
      .nullable()
      .describe("When it is published by itself, and why it was not; null where nothing is planned."),
    building: building.nullable().describe("The latest building within a week; null where there is none."),
    sound: z
      .boolean()
      .nullable()
      .describe("Whether every check of the last building passed; null where there is none."),
    files: z.number().int().describe("How many files it is made of."),
    rows: z.number().int().describe("How many rows these have."),
    newLayouts: z.array(z.string()).describe("Layouts of the files that the revision before did not have."),
    markets: z.number().int().describe("How many markets it has."),
    bytes: z.number().int().describe("Size of its stored wallets in bytes."),
    deletedAt: instant.nullable().describe("When it was deleted, ISO 8601 in UTC; null while it is there."),
    deletable: z.boolean().describe("Whether it may be deleted: never published, or not among those kept."),
  })
  .meta({ id: "RoomRevision", description: "A revision as its makers see it." });

export type RoomRevision = z.output<typeof roomRevision>;

const dollars = z.number();
const totalOf = {
  medium: z.string().describe("A medium's id."),
  year: z.number().int().describe("A calendar year."),
  part: z.enum(["core", "political"]).describe("`core` or `political` money."),
};

const leftOut = z.object({
  lines: z.number().int().describe("How many lines."),
  dollars: dollars.describe("Whole dollars of these."),
});

/** One revision with what it is made of and what its building found. */
export const revisionDetail = roomRevision
  .extend({
    imports: z
      .array(
        z.object({
          id: z.string().describe("The import's id."),
          layout: z.string().describe("Layout of the file."),
          fileName: z.string().describe("Name of the file."),
          rows: z.number().int().describe("How many rows it has."),
          by: z.string().describe("Name of the person who did it."),
          at: instant.nullable().describe("When it happened, ISO 8601 in UTC; null where there is none."),
          sample: z.boolean().describe("Whether it is sample data."),
          coverage: z
            .enum(COVERAGES)
            .nullable()
            .describe(
              "For a file of spending, whether it has all that was spent there or a part of it; null for other files.",
            ),
          origins: z
            .array(
              z.object({
                source: z.enum(PUBLIC_SOURCES).describe("Where the figure comes from."),
                vintage: z.string().describe("The year or day it is of."),
              }),
            )
            .readonly()
            .describe(
              "The public sources that the product made it of, and the year or day that each is of; none for any other file.",
            ),
          isNew: z.boolean().describe("Whether the revision before did not have it."),
          canBeTakenOut: z.boolean().describe("Whether it can be removed from the draft."),
        }),
      )
      .describe("The files it is made of, each an import."),
    takenOut: z
      .array(
        z.object({
          id: z.string().describe("The import's id."),
          layout: z.string().describe("Layout of the file."),
          fileName: z.string().describe("Name of the file."),
          by: z.string().describe("Name of the person who did it."),
          at: instant.describe("When it happened, ISO 8601 in UTC."),
        }),
      )
      .describe("Files that were removed from a draft and can be put back, the last one first."),
    build: z
      .object({
        tvMarkets: z.number().int().describe("How many TV markets."),
        otherMarkets: z.number().int().describe("How many other markets."),
        unplacedSpendLines: z.number().int().describe("Spend lines that belong to no market of the run."),
        leftOut: z
          .object({
            unplaced: leftOut.describe("Those that belong to no market."),
            yearOutside: leftOut.describe("Those of years that the revision does not have."),
            contradicted: leftOut.describe("Those that other files contradict."),
          })
          .describe(
            "Lines of spend that count for nothing, by the reason; those below a published total stand in `belowTotals`.",
          ),
        parts: z
          .object({
            lines: z.number().int().describe("How many lines."),
            lifted: z.number().int().describe("How many of them raised a figure."),
          })
          .describe("Lines of files that tell a part of what was spent."),
        raisedTotals: z
          .array(
            z.object({
              ...totalOf,
              stated: dollars.describe("Whole dollars before."),
              raised: dollars.describe("Whole dollars after."),
            }),
          )
          .describe("Modeled national totals that gave way to imported spend."),
        belowTotals: z
          .array(
            z.object({
              ...totalOf,
              total: dollars.describe("The published total, in whole dollars."),
              evidence: dollars.describe("What the lines come to, in whole dollars."),
              lines: z.number().int().describe("How many lines."),
            }),
          )
          .describe("Spend left out because a published total leaves no room for it."),
      })
      .nullable()
      .describe("What building it found; null until it is built."),
    checks: z
      .array(
        z.object({
          code: z.enum(CHECK_CODES).describe("Which check, as a stable code."),
          faults: z.array(fault).describe("What is wrong."),
          remarks: z
            .array(fault)
            .describe(
              "What whoever publishes should know though nothing is wrong: files that contradict each other, and what no file tells.",
            ),
        }),
      )
      .nullable()
      .describe("The checks, each with what is wrong; null where there is none."),
    lostMarkets: z.array(z.string()).describe("TV markets that readers have now and would not have with it."),
    reviewers: z.number().int().describe("Other administrators, who could review it."),
  })
  .meta({ id: "RoomRevisionDetail", description: "A revision with its files, checks and reviewers." });

export type RevisionDetail = z.output<typeof revisionDetail>;

const difference = z.object({
  id: z.string().describe("Id of the year, market, medium or vertical."),
  before: dollars.nullable().describe("Whole dollars before; null where there was nothing."),
  after: dollars.nullable().describe("Whole dollars after; null where there is nothing."),
  change: dollars.describe("Dollars more or less."),
  growth: part.describe("Change as a part of what was before; null where it cannot be told."),
});

export const DIFFERENCE_LISTS = ["markets", "media", "verticals", "years", "outliers"] as const;

export const revisionDifference = z
  .object({
    revision: revisionId.describe("Id of the later revision."),
    against: revisionId.describe("Id of the earlier revision."),
    year: z.number().int().describe("The year compared."),
    allYears: z.array(z.number().int()).readonly().describe("All years that both have."),
    about: z
      .array(z.number().int())
      .readonly()
      .describe(
        "Years that the files are about which only the later revision has; or, where none says, those in which figures differ.",
      ),
    years: z.array(difference).readonly().describe("By year."),
    markets: z
      .array(difference.extend({ name: z.string().describe("The market's name.") }))
      .readonly()
      .describe("By market."),
    media: z.array(difference).readonly().describe("By medium."),
    verticals: z.array(difference).readonly().describe("By vertical."),
    outliers: z
      .array(
        z.object({
          market: z.string().describe("A market's id."),
          name: z.string().describe("The market's name."),
          by: z.enum(["medium", "vertical"]).describe("Whether the id is a medium's or a vertical's."),
          id: z.string().describe("Id of the medium or vertical."),
          before: dollars.describe("Whole dollars before."),
          after: dollars.describe("Whole dollars after."),
          growth: part.describe("Change as a part of what was before; null where it cannot be told."),
          usual: z.number().describe("How the middle one of all markets moved."),
          unexpected: dollars.describe("Dollars more or less than if it had moved like the middle one."),
        }),
      )
      .readonly()
      .describe("What moved most unusually."),
    figures: z
      .object({
        count: z.number().int().describe("How many figures."),
        markets: z.number().int().describe("In how many markets."),
        years: z.array(z.number().int()).readonly().describe("Calendar years, earliest first."),
      })
      .describe("Figures that differ."),
  })
  .meta({ id: "RevisionDifference", description: "How two revisions differ." });

export type RevisionDifferences = z.output<typeof revisionDifference>;
