import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { DATA_KINDS } from "#domain/dataKinds.ts";

const TAG = { tag: "privacy", personal: true } as const;
const ABOUT = { ...TAG, response: fileAnswer } as const;
const ZIP = { types: ["application/zip"], shown: "attachment" } as const;

const params = z.object({
  user: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .describe("A user's id."),
});

const counts = z.array(
  z.object({ kind: z.enum(DATA_KINDS).describe("Kind of rows."), count: z.number().int().describe("How many.") }),
);

/** What an erasure does; what stays as it is, and why, is the same for everybody and stands in docs/privacy.md. */
const erasure = z
  .object({
    goes: counts.describe("Rows that are deleted, by kind; kinds without rows are left out."),
    nameless: counts.describe("Rows that stay, with a number in place of the name."),
    graceDays: z.number().int().describe("Days in which it can be undone."),
    underWay: z
      .object({
        askedAt: z.iso.datetime().describe("When it was asked for, ISO 8601 in UTC."),
        eraseAt: z.iso.datetime().describe("When the data is erased, ISO 8601 in UTC."),
        byUser: z.boolean().describe("Whether the person asked for it."),
      })
      .nullable()
      .describe("The erasure that was asked for; null where no one asked for it."),
    refusal: z.enum(["last-administrator"]).nullable().describe("Why it cannot be asked for; null where it can."),
  })
  .meta({ id: "Erasure", description: "What erasing a user's data does." });

export type Erasure = z.output<typeof erasure>;

/** The e-mail of the account, typed once more. */
const confirmed = z.object({
  confirm: z.string().max(254).describe("The person's email address, typed again to confirm."),
});

const begun = z.object({ eraseAt: z.iso.datetime().describe("When the data is erased, ISO 8601 in UTC.") });

export const myErasure = {
  ...TAG,
  method: "GET",
  url: "/my-data/erasure",
  name: "myErasure",
  summary: "What would be erased and what kept if the caller's data were erased; changes nothing",
  allow: "signedIn",
  response: erasure,
} as const satisfies Endpoint;

export const eraseMyData = {
  ...TAG,
  method: "POST",
  url: "/my-data/erasure",
  name: "eraseMyData",
  summary: "Closes the caller's account immediately and erases the caller's data after the grace period",
  allow: "signedIn",
  body: confirmed,
  response: begun,
} as const satisfies Endpoint;

const OF_USER = { ...TAG, url: "/users/:user/erasure", allow: { role: "Administrator" }, params } as const;

export const userErasure = {
  ...OF_USER,
  method: "GET",
  name: "userErasure",
  summary: "What would be erased and what kept if a user's data were erased; changes nothing",
  response: erasure,
} as const satisfies Endpoint;

export const eraseUserData = {
  ...OF_USER,
  method: "POST",
  name: "eraseUserData",
  summary: "Closes an account immediately and erases the user's data after the grace period",
  body: confirmed,
  response: begun,
} as const satisfies Endpoint;

export const undoUserErasure = {
  ...OF_USER,
  method: "DELETE",
  name: "undoUserErasure",
  summary: "Reopens an account scheduled for erasure; its API keys stay revoked",
  response: z.object({ undone: z.literal(true).describe("Always true.") }),
} as const satisfies Endpoint;

export const myData = {
  ...ABOUT,
  method: "GET",
  url: "/my-data",
  name: "myData",
  summary: "All data held about the caller, as one ZIP of JSON and CSV; recorded in the audit log",
  allow: "signedIn",
  file: ZIP,
} as const satisfies Endpoint;

export const userData = {
  ...ABOUT,
  method: "GET",
  url: "/users/:user/data",
  name: "userData",
  summary: "All data held about a user, as one ZIP of JSON and CSV; recorded in the audit log",
  allow: { role: "Administrator" },
  params,
  file: ZIP,
} as const satisfies Endpoint;

/** Every endpoint of personal data, in the order of the API's description. */
export const privacyContracts = [
  myData,
  userData,
  myErasure,
  eraseMyData,
  userErasure,
  eraseUserData,
  undoUserErasure,
] as const;
