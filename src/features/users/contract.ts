import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { ROW_FILE_BYTES, rowFile, rowFileResult } from "#platform/api/rowFile.ts";
import { rowOutcomes } from "#platform/api/rowOutcome.ts";
import { bulkChange, id, user, userChange, userSettings, version } from "./contract/userSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "users" } as const;

const MOST_AT_ONCE = 1_000;
const LONGEST_PAGE = 500;

const params = z.object({ user: id.describe("A user's id.") });

export const users = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/users",
  name: "users",
  summary: "All users who can sign in or are invited, with role, rights, and last sign-in",
  response: z.object({ items: z.array(user).describe("The users.") }),
  csv: "list",
} as const satisfies Endpoint;

export const oneUser = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/users/:user",
  name: "oneUser",
  summary: "One user",
  params,
  response: user,
} as const satisfies Endpoint;

export const inviteUser = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users",
  name: "inviteUser",
  created: "/users/:id",
  summary: "Adds a user and emails an invitation. If no flags are given, the customer's defaults for new people apply",
  body: userSettings
    .omit({ status: true })
    .partial()
    .extend({
      email: userSettings.shape.email,
      name: userSettings.shape.name,
      customer: id.describe("Id of the customer the user belongs to."),
    }),
  response: user,
} as const satisfies Endpoint;

export const inviteUserAgain = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users/:user/invitation",
  name: "inviteUserAgain",
  summary: "Emails the invitation again; earlier links stop working",
  params,
  response: user,
} as const satisfies Endpoint;

export const changeUser = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/users/:user",
  name: "changeUser",
  summary: "Changes the given fields, effective with the user's next request; `conflict` if the version is not current",
  params,
  body: userChange.extend({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
    confirmOwn: z.boolean().default(false).describe("Needed by administrators who remove their own role or access."),
  }),
  response: user,
} as const satisfies Endpoint;

export const changeUsers = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users/bulk",
  name: "changeUsers",
  summary: "Applies one change to many users independently; with `dryRun`, only reports what would happen",
  body: z.object({
    users: z.array(id).min(1).max(MOST_AT_ONCE).describe("Ids of users."),
    change: bulkChange.describe("What changes for all of them."),
    dryRun: z.boolean().describe("Whether it is only tried: nothing is kept."),
  }),
  response: rowOutcomes,
} as const satisfies Endpoint;

export const importUsers = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users/csv",
  name: "importUsers",
  summary:
    "Imports the user list as CSV: changed rows are updated, unknown email addresses can be invited; all or nothing",
  bodyLimit: ROW_FILE_BYTES,
  body: rowFile.extend({
    invite: z.boolean().default(false).describe("Whether rows with an unknown email are invited; refused otherwise."),
  }),
  response: rowFileResult,
} as const satisfies Endpoint;

export const userSignIns = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/users/:user/sign-ins",
  name: "userSignIns",
  summary: "A user's sign-in attempts, newest first; continue with `before`",
  params,
  query: z.object({
    before: z.coerce.number().int().min(1).optional().describe("Only sign-ins before this one."),
    limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(50).describe("How many to answer at most."),
  }),
  response: z.object({
    items: z
      .array(
        z.object({
          id: z.number().int().describe("The sign-in's number."),
          at: z.iso.datetime().describe("When it happened, ISO 8601 in UTC."),
          outcome: z.enum(["signed-in", "wrong-password", "locked", "refused", "signed-out"]).describe("How it ended."),
          reason: z
            .enum(["user-unknown", "user-disabled", "subscription-ended", "tenant-not-allowed"])
            .nullable()
            .describe("Why it was refused; null for every other outcome."),
          provider: z.enum(["local", "cloud"]).describe("How the person signed in."),
          address: z.string().nullable().describe("Network address of the browser; null where it is not known."),
          agent: z.string().nullable().describe("What the browser calls itself; null where there is none."),
        }),
      )
      .describe("The sign-ins, newest first."),
    next: z.number().int().nullable().describe("What to ask for as `before` to continue; null at the end."),
  }),
  csv: "list",
} as const satisfies Endpoint;
