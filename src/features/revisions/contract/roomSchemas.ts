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
export const releaseNotes = z.strictObject({ "en-US": releaseNote, "es-ES": releaseNote, "de-DE": releaseNote });

const review = z.object({
  state: z.enum(["asked", "approved", "returned"]),
  /** What the one who asked wants looked at. */
  note: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  /** Whether the caller asked. */
  mine: z.boolean(),
  answer: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** What is wrong, with the place it is at. */
const fault = z.object({
  /** Stable; what screens word. Null for what has no words but the message. */
  code: z.enum(REVISION_FAULT_CODES).nullable(),
  /** Ids, years and dollars that the message names. */
  values: z.record(z.string(), z.string()).readonly(),
  /** In English. */
  message: z.string(),
});

const buildFault = fault
  .extend({
    /** The failure of the work in the background, where it ended by itself or was ended. */
    failure: z.enum(JOB_FAULT_CODES).nullable(),
    /** What in its files no forecast can be made of; null where it failed otherwise. */
    place: forecastPlace.nullable(),
  })
  .meta({ id: "BuildFault" });

export type BuildFault = z.output<typeof buildFault>;

const building = z.object({
  state: z.enum(["waiting", "running", "failed", "cancelled", "done"]),
  /** 0–1. */
  progress: z.number(),
  /** Why it failed. */
  fault: buildFault.nullable(),
});

/** A revision as those see it who make and publish it. */
export const roomRevision = z.object({
  id: revisionId,
  label: z.string(),
  stage: z.enum(REVISION_STAGES),
  status: z.enum(["draft", "published", "superseded"]),
  /** Sent back with a change, so that two editors notice each other. */
  version: z.number().int(),
  sample: z.boolean(),
  /** The revision that it was begun from. */
  basedOn: revisionId.nullable(),
  createdBy: z.string(),
  createdAt: instant,
  /** Null until it is built, and again after another file joined it. */
  builtAt: instant.nullable(),
  publishedAt: instant.nullable(),
  note: z.string(),
  releaseNotes: releaseNotes.nullable(),
  review: review.nullable(),
  /** When it goes out by itself, and why it did not. */
  schedule: z.object({ at: instant, by: z.string(), fault: fault.nullable() }).nullable(),
  /** The latest building within a week. */
  building: building.nullable(),
  /** Whether every check of the last building passed; null where there is none. */
  sound: z.boolean().nullable(),
  files: z.number().int(),
  rows: z.number().int(),
  /** Layouts of the files that the revision before did not have. */
  newLayouts: z.array(z.string()),
  markets: z.number().int(),
  /** Of its stored wallets. */
  bytes: z.number().int(),
  deletedAt: instant.nullable(),
  /** Whether it may be deleted: never published, or not among those kept. */
  deletable: z.boolean(),
});

export type RoomRevision = z.output<typeof roomRevision>;

const dollars = z.number();
const totalOf = { medium: z.string(), year: z.number().int(), part: z.enum(["core", "political"]) };

const leftOut = z.object({ lines: z.number().int(), dollars });

/** One revision with what it is made of and what its building found. */
export const revisionDetail = roomRevision.extend({
  imports: z.array(
    z.object({
      id: z.string(),
      layout: z.string(),
      fileName: z.string(),
      rows: z.number().int(),
      by: z.string(),
      at: instant.nullable(),
      sample: z.boolean(),
      /** Of a file of spend: all that was spent there, or a part of it. */
      coverage: z.enum(COVERAGES).nullable(),
      /** The public sources that the product made it of, and the year or day that each is of; none for any other file. */
      origins: z.array(z.object({ source: z.enum(PUBLIC_SOURCES), vintage: z.string() })).readonly(),
      /** Not part of the revision that this one was begun from. */
      isNew: z.boolean(),
      /** Of a draft: what it brought itself, and what stands beside others of its kind. */
      canBeTakenOut: z.boolean(),
    }),
  ),
  /** Files that were taken out of a draft and can be put back, the last one first. */
  takenOut: z.array(
    z.object({ id: z.string(), layout: z.string(), fileName: z.string(), by: z.string(), at: instant }),
  ),
  build: z
    .object({
      tvMarkets: z.number().int(),
      otherMarkets: z.number().int(),
      unplacedSpendLines: z.number().int(),
      /** Lines of spend that count for nothing, by the reason; those below a published total stand in `belowTotals`. */
      leftOut: z.object({ unplaced: leftOut, yearOutside: leftOut, contradicted: leftOut }),
      /** Lines of files that tell a part of what was spent, and those of them that lifted a figure. */
      parts: z.object({ lines: z.number().int(), lifted: z.number().int() }),
      /** Modelled national totals that gave way to imported spend. */
      raisedTotals: z.array(z.object({ ...totalOf, stated: dollars, raised: dollars })),
      /** Spend left out because a published total leaves no room for it. */
      belowTotals: z.array(z.object({ ...totalOf, total: dollars, evidence: dollars, lines: z.number().int() })),
    })
    .nullable(),
  checks: z
    .array(
      z.object({
        code: z.enum(CHECK_CODES),
        faults: z.array(fault),
        /** What whoever publishes should know though nothing is wrong: files that contradict each other, and what no file tells. */
        remarks: z.array(fault),
      }),
    )
    .nullable(),
  /** TV markets that readers have now and would not have with it. */
  lostMarkets: z.array(z.string()),
  /** Other administrators, who could review it. */
  reviewers: z.number().int(),
});

export type RevisionDetail = z.output<typeof revisionDetail>;

const difference = z.object({
  id: z.string(),
  before: dollars.nullable(),
  after: dollars.nullable(),
  change: dollars,
  growth: part,
});

export const DIFFERENCE_LISTS = ["markets", "media", "verticals", "years", "outliers"] as const;

export const revisionDifference = z.object({
  revision: revisionId,
  against: revisionId,
  year: z.number().int(),
  allYears: z.array(z.number().int()).readonly(),
  /** Years that the files are about which only the later revision has; or, where none says, those in which figures differ. */
  about: z.array(z.number().int()).readonly(),
  years: z.array(difference).readonly(),
  markets: z.array(difference.extend({ name: z.string() })).readonly(),
  media: z.array(difference).readonly(),
  verticals: z.array(difference).readonly(),
  outliers: z
    .array(
      z.object({
        market: z.string(),
        name: z.string(),
        by: z.enum(["medium", "vertical"]),
        id: z.string(),
        before: dollars,
        after: dollars,
        growth: part,
        /** How the middle one of all markets moved. */
        usual: z.number(),
        /** Dollars more or less than if it had moved like that. */
        unexpected: dollars,
      }),
    )
    .readonly(),
  figures: z.object({
    count: z.number().int(),
    markets: z.number().int(),
    years: z.array(z.number().int()).readonly(),
  }),
});

export type RevisionDifferences = z.output<typeof revisionDifference>;
