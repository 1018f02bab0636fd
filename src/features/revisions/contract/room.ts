import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import {
  DIFFERENCE_LISTS,
  label,
  note,
  releaseNotes,
  revisionDetail,
  revisionDifference,
  revisionId,
  roomRevision,
} from "./roomSchemas.ts";

/** Keys and those who view as somebody else change nothing that all readers see. */
const ABOUT = { tag: "revisions", allow: { role: "Administrator" } } as const;
const CHANGE = { ...ABOUT, personal: true } as const;
const params = z.object({ revision: revisionId.describe("A revision's id.") });
const ROOM = "/administration/revisions";
const ONE = `${ROOM}/:revision` as const;

export const roomRevisions = {
  ...ABOUT,
  method: "GET",
  url: ROOM,
  name: "roomRevisions",
  summary: "Every revision with its details for editors and publishers, newest first",
  query: z.object({
    deleted: z.enum(["with", "without"]).default("without").describe("Whether deleted ones are among them."),
  }),
  response: z.object({
    items: z.array(roomRevision).describe("The revisions."),
    kept: z.number().int().describe("How many superseded revisions are kept at least."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const roomRevisionDetail = {
  ...ABOUT,
  method: "GET",
  url: ONE,
  name: "roomRevisionDetail",
  summary: "One revision with its files, checks, and build findings",
  params,
  response: revisionDetail,
} as const satisfies Endpoint;

export const revisionDifferences = {
  ...ABOUT,
  method: "GET",
  url: `${ONE}/differences`,
  name: "revisionDifferences",
  summary: "How a built revision differs from another one in one year: totals, markets, media, verticals, outliers",
  params,
  query: z.object({
    against: revisionId.optional().describe("Id of the revision to compare with; the published one without it."),
    year: z.coerce
      .number()
      .int()
      .optional()
      .describe(
        "The year to compare; without it, of the years that new files are about the one in which the nation moved most.",
      ),
    list: z.enum(DIFFERENCE_LISTS).default("markets").describe("What a table lists."),
  }),
  response: revisionDifference,
  csv: "list",
} as const satisfies Endpoint;

export const changeRevision = {
  ...CHANGE,
  method: "PATCH",
  url: ONE,
  name: "changeRevision",
  summary: "Changes a revision's name while it is a draft, and its notes at any time",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    label: label.optional().describe("What it is called in lists."),
    note: note.optional().describe("Note in plain text; may be empty."),
    releaseNotes: releaseNotes
      .nullable()
      .optional()
      .describe("What readers are told about the release, by language; null without any."),
  }),
  response: revisionDetail,
} as const satisfies Endpoint;

export const askForReview = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/review`,
  name: "askForReview",
  summary: "Asks the other administrators to review a draft",
  params,
  body: z.strictObject({ note: note.describe("What to look at.") }),
  response: revisionDetail,
} as const satisfies Endpoint;

export const decideReview = {
  ...CHANGE,
  method: "PUT",
  url: `${ONE}/review`,
  name: "decideReview",
  summary: "Approves a draft or sends it back; not available to the person who requested the review",
  params,
  body: z.strictObject({
    decision: z.enum(["approved", "returned"]).describe("The decision."),
    answer: note.describe("What the reviewer writes."),
  }),
  response: revisionDetail,
} as const satisfies Endpoint;

export const withdrawReview = {
  ...CHANGE,
  method: "DELETE",
  url: `${ONE}/review`,
  name: "withdrawReview",
  summary: "Withdraws a review request",
  params,
  response: revisionDetail,
} as const satisfies Endpoint;

export const buildDraft = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/build`,
  name: "buildDraft",
  summary: "Starts building and checking a draft in the background",
  params,
  response: revisionDetail,
} as const satisfies Endpoint;

export const cancelBuild = {
  ...CHANGE,
  method: "DELETE",
  url: `${ONE}/build`,
  name: "cancelBuild",
  summary: "Stops building a draft; the draft stays as it was",
  params,
  response: revisionDetail,
} as const satisfies Endpoint;

/** What has to be said to publish all the same. */
const aware = {
  unreviewed: z.boolean().default(false).describe("Publishes although a review was asked for and not granted."),
  fewerMarkets: z.boolean().default(false).describe("Publishes although published TV markets would be gone."),
};

export const publishRevisionNow = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/publication`,
  name: "publishRevisionNow",
  summary: "Publishes a built draft or an earlier revision; readers get it within two seconds",
  params,
  body: z.strictObject({
    ...aware,
    instead: revisionId
      .nullable()
      .describe(
        "Id of the revision that the caller took for the published one; refused where another one is; null where none is published.",
      ),
  }),
  response: revisionDetail,
} as const satisfies Endpoint;

export const schedulePublication = {
  ...CHANGE,
  method: "PUT",
  url: `${ONE}/schedule`,
  name: "schedulePublication",
  summary: "Schedules a built draft to be published as it is now",
  params,
  body: z.strictObject({
    ...aware,
    at: z.iso.datetime({ offset: true }).describe("When to publish, ISO 8601 with its offset."),
  }),
  response: revisionDetail,
} as const satisfies Endpoint;

export const cancelSchedule = {
  ...CHANGE,
  method: "DELETE",
  url: `${ONE}/schedule`,
  name: "cancelSchedule",
  summary: "Cancels a draft's scheduled publication",
  params,
  response: revisionDetail,
} as const satisfies Endpoint;

export const deleteRevision = {
  ...CHANGE,
  method: "DELETE",
  url: ONE,
  name: "deleteRevision",
  summary: "Deletes a draft, or a superseded revision beyond those that are kept; restorable for a week",
  params,
  response: z.object({}),
} as const satisfies Endpoint;

export const restoreRevision = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/restoration`,
  name: "restoreRevision",
  summary: "Restores a deleted revision while its wallets still exist",
  params,
  response: revisionDetail,
} as const satisfies Endpoint;

const fileParams = params.extend({ file: revisionId.describe("Id of the import.") });

export const takeOutFile = {
  ...CHANGE,
  method: "DELETE",
  url: `${ONE}/files/:file`,
  name: "takeOutFile",
  summary: "Removes a file from a draft; if it was the only one, the published file returns",
  params: fileParams,
  response: revisionDetail,
} as const satisfies Endpoint;

export const putBackFile = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/files/:file/restoration`,
  name: "putBackFile",
  summary: "Restores a file that was removed from a draft",
  params: fileParams,
  response: revisionDetail,
} as const satisfies Endpoint;

/** Everything of the room, for the list of contracts. */
export const roomContracts = [
  roomRevisions,
  roomRevisionDetail,
  revisionDifferences,
  changeRevision,
  askForReview,
  decideReview,
  withdrawReview,
  buildDraft,
  cancelBuild,
  publishRevisionNow,
  schedulePublication,
  cancelSchedule,
  deleteRevision,
  restoreRevision,
  takeOutFile,
  putBackFile,
] as const;
