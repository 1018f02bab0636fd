import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";
import { AID_TYPES } from "#domain/content/contentKind.ts";
import { TEAM_AID_STATUSES } from "#domain/sellingAids/teamAid.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

const TEAM = { allow: { access: ["sellingAides"] }, tag: "selling-aids" } as const;
const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "selling-aids" } as const;

export const MOST_TEAM_FILE_BYTES = 25 * 1024 * 1024;
export const LONGEST_TEAM_TITLE = 120;
export const LONGEST_TEAM_SUMMARY = 500;
export const LONGEST_REASON = 500;

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const fileId = z.string().regex(/^[\w-]{16,64}$/, "Must be an id.");
const ofAid = z.object({ aid: id.describe("A team aid's id.") });
const ofVersion = z.object({ aid: id.describe("A team aid's id."), number: id.describe("Number of the version.") });

const teamFile = z.object({
  id: fileId.describe("The file's id."),
  name: z.string().describe("Name of the file."),
  type: z.string().describe("Media type of the file."),
  bytes: z.number().int().describe("Size in bytes."),
});
export type TeamFile = z.output<typeof teamFile>;

export const givenTeamAid = z.strictObject({
  file: fileId.describe("Id of a file that the caller has just uploaded."),
  title: lineOfText(LONGEST_TEAM_TITLE).describe("Title."),
  summary: proseText(LONGEST_TEAM_SUMMARY).describe("A sentence or two on what it is about."),
  type: z.enum(AID_TYPES).describe("What sort of selling aid it is."),
  language: z.enum(LOCALES).describe("Language it is written in."),
  verticals: z
    .array(z.enum(VERTICALS.map((known) => known.id)))
    .max(12)
    .describe("Ids of verticals it is about; empty is all."),
  media: z
    .array(z.enum(MEDIA.map((known) => known.id)))
    .max(40)
    .describe("Ids of media it is about; empty is all."),
  seasons: z.array(z.number().int().min(1).max(12)).max(12).describe("Months in which it is of most use, 1–12."),
});

export type GivenTeamAid = z.output<typeof givenTeamAid>;

const sentAid = z
  .object({
    id: id.describe("The aid's id."),
    number: z.number().int().describe("Number of the version that was sent last."),
    key: z.string().describe("Its stable name in the library."),
    status: z.enum(TEAM_AID_STATUSES).describe("Whether it waits, is approved or is declined."),
    reason: z.string().describe("Why it was declined; empty where it was not."),
    title: z.string().describe("Title."),
    summary: z.string().describe("A sentence or two on what it is about."),
    type: z.enum(AID_TYPES).describe("What sort of selling aid it is."),
    language: z.enum(LOCALES).describe("Language it is written in."),
    verticals: z.array(z.string()).describe("Ids of verticals it is about; empty is all."),
    media: z.array(z.string()).describe("Ids of media it is about; empty is all."),
    seasons: z.array(z.number().int()).describe("Months in which it is of most use, 1–12."),
    file: teamFile.describe("The file."),
    sentBy: z.string().describe("Name of the person who sent it."),
    mine: z.boolean().describe("Whether the caller sent it."),
    customer: z.string().describe("Name of the organization."),
    sentAt: z.iso.datetime().describe("When it was sent, ISO 8601 in UTC."),
    decidedAt: z.iso.datetime().nullable().describe("When it was decided, ISO 8601 in UTC; null before that."),
    decidedBy: z.string().nullable().describe("Name of the person who decided; null before that."),
    shown: z.number().int().nullable().describe("The version that the team reads meanwhile; null where it reads none."),
    deleted: z.boolean().describe("Whether it was deleted."),
  })
  .meta({ id: "TeamAid", description: "A selling aid that someone of the organization sent." });

export type SentAid = z.output<typeof sentAid>;

export const addTeamFile = {
  ...TEAM,
  method: "POST",
  url: "/team-aid-files",
  name: "addTeamFile",
  summary: "Uploads the file of the caller's own selling aid: PDF, PPTX, DOCX, XLSX, or an image, up to 25 MB",
  bytes: MOST_TEAM_FILE_BYTES,
  query: z.object({
    name: z
      .string()
      .min(1, "Must not be empty.")
      .max(300, "Must have at most 300 characters.")
      .describe("Name of the file."),
  }),
  response: teamFile,
} as const satisfies Endpoint;

export const teamAids = {
  ...TEAM,
  method: "GET",
  url: "/team-aids",
  name: "teamAids",
  summary: "The caller's uploaded selling aids with their latest version, newest first",
  response: z.object({ items: z.array(sentAid).describe("The aids.") }),
  csv: "list",
} as const satisfies Endpoint;

export const teamAidQueue = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/team-aid-queue",
  name: "teamAidQueue",
  summary: "All organizations' uploaded selling aids with their latest version, longest waiting first",
  response: z.object({ items: z.array(sentAid).describe("The aids.") }),
  csv: "list",
} as const satisfies Endpoint;

export const addTeamAid = {
  ...TEAM,
  method: "POST",
  url: "/team-aids",
  name: "addTeamAid",
  summary: "Uploads the caller's own selling aid. After approval, only the caller's organization can read it",
  perMinute: 60,
  body: givenTeamAid,
  response: sentAid,
} as const satisfies Endpoint;

export const addTeamAidVersion = {
  ...TEAM,
  method: "POST",
  url: "/team-aids/:aid/versions",
  name: "addTeamAidVersion",
  summary:
    "Uploads a new version of the caller's own selling aid; the approved version stays until this one is approved",
  perMinute: 60,
  params: ofAid,
  body: givenTeamAid,
  response: sentAid,
} as const satisfies Endpoint;

export const withdrawTeamAid = {
  ...TEAM,
  method: "DELETE",
  url: "/team-aids/:aid/versions/:number",
  name: "withdrawTeamAid",
  summary: "Withdraws a pending or approved selling aid; it can be restored",
  params: ofVersion,
  response: sentAid,
} as const satisfies Endpoint;

export const undoTeamAidWithdrawal = {
  ...TEAM,
  method: "POST",
  url: "/team-aids/:aid/versions/:number/restoration",
  name: "undoTeamAidWithdrawal",
  summary: "Restores what was withdrawn",
  params: ofVersion,
  response: sentAid,
} as const satisfies Endpoint;

export const deleteTeamAid = {
  ...TEAM,
  method: "DELETE",
  url: "/team-aids/:aid",
  name: "deleteTeamAid",
  summary: "Deletes a selling aid the caller uploaded; administrators can delete any; restorable for 30 days",
  params: ofAid,
  response: sentAid,
} as const satisfies Endpoint;

export const restoreTeamAid = {
  ...TEAM,
  method: "POST",
  url: "/team-aids/:aid/restoration",
  name: "restoreTeamAid",
  summary: "Restores a deleted selling aid",
  params: ofAid,
  response: sentAid,
} as const satisfies Endpoint;

export const decideTeamAid = {
  ...ADMINISTRATOR,
  method: "PUT",
  url: "/team-aids/:aid/versions/:number/decision",
  name: "decideTeamAid",
  summary: "Approves a version for its organization or declines it with a reason; the uploader is notified",
  params: ofVersion,
  body: z.discriminatedUnion("decision", [
    z.strictObject({ decision: z.literal("approve").describe("The decision.") }),
    z.strictObject({
      decision: z.literal("decline").describe("The decision."),
      reason: lineOfText(LONGEST_REASON).describe("Why it is declined."),
    }),
  ]),
  response: sentAid,
} as const satisfies Endpoint;

export const teamAidFile = {
  ...TEAM,
  method: "GET",
  url: "/team-aids/:aid/versions/:number/file",
  name: "teamAidFile",
  summary: "The file of a version: for the organization once approved, before that for the uploader and administrators",
  params: ofVersion,
  query: z.object({
    use: z.enum(["keep", "look"]).default("keep").describe("`look` shows it and does not count as a download."),
  }),
  response: fileAnswer,
  file: { types: ["image/png", "image/jpeg", "application/pdf", "application/octet-stream"], shown: "attachment" },
} as const satisfies Endpoint;
