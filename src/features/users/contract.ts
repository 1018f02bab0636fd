import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { ROW_FILE_BYTES, rowFile, rowFileResult } from "#platform/api/rowFile.ts";
import { rowOutcomes } from "#platform/api/rowOutcome.ts";
import { bulkChange, id, user, userChange, userSettings, version } from "./contract/userSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "users" } as const;

const MOST_AT_ONCE = 1_000;
const LONGEST_PAGE = 500;

const params = z.object({ user: id });

export const users = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/users",
  name: "users",
  summary: "Everybody who may sign in or is invited, with role, rights and last sign-in",
  response: z.object({ items: z.array(user) }),
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
  summary: "Adds a user and mails an invitation; without flags named, those that the customer gives to new people hold",
  body: userSettings
    .omit({ status: true })
    .partial()
    .extend({ email: userSettings.shape.email, name: userSettings.shape.name, customer: id }),
  response: user,
} as const satisfies Endpoint;

export const inviteUserAgain = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users/:user/invitation",
  name: "inviteUserAgain",
  summary: "Mails the invitation once more; links sent before stop working",
  params,
  response: user,
} as const satisfies Endpoint;

export const changeUser = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/users/:user",
  name: "changeUser",
  summary:
    "Changes what is named, from the user's next request on; a version other than the current one is a `conflict`",
  params,
  body: userChange.extend({
    version,
    /** Needed by an administrator who takes her own role or access away. */
    confirmOwn: z.boolean().default(false),
  }),
  response: user,
} as const satisfies Endpoint;

export const changeUsers = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users/bulk",
  name: "changeUsers",
  summary: "Makes one change to many users, each on its own; with `dryRun` only tells what would happen",
  body: z.object({ users: z.array(id).min(1).max(MOST_AT_ONCE), change: bulkChange, dryRun: z.boolean() }),
  response: rowOutcomes,
} as const satisfies Endpoint;

export const importUsers = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/users/csv",
  name: "importUsers",
  summary: "Takes the list of users back as CSV: changed rows change, unknown e-mails can be invited; all or nothing",
  bodyLimit: ROW_FILE_BYTES,
  body: rowFile.extend({
    /** Whether rows with an unknown e-mail are invited; refused otherwise. */
    invite: z.boolean().default(false),
  }),
  response: rowFileResult,
} as const satisfies Endpoint;

export const userSignIns = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/users/:user/sign-ins",
  name: "userSignIns",
  summary: "A user's ways in that were tried, newest first; continued with `before`",
  params,
  query: z.object({
    /** Only those before this one. */
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(50),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        at: z.iso.datetime(),
        outcome: z.enum(["signed-in", "wrong-password", "locked", "refused", "signed-out"]),
        /** Why it was refused; null for every other outcome. */
        reason: z.enum(["user-unknown", "user-disabled", "subscription-ended", "tenant-not-allowed"]).nullable(),
        provider: z.enum(["local", "cloud"]),
        /** Network address of the browser; null where it is not known. */
        address: z.string().nullable(),
        /** What the browser calls itself. */
        agent: z.string().nullable(),
      }),
    ),
    /** What to ask for as `before` to continue; null at the end. */
    next: z.number().int().nullable(),
  }),
  csv: "list",
} as const satisfies Endpoint;
