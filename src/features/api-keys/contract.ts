import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { KEY_SCOPES } from "#domain/access/keyScopes.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const LONGEST_NAME = 80;

const person = z.object({
  id: id.describe("The person's id."),
  name: z.string().describe("The person's name."),
  email: z.string().describe("Email address."),
  customerId: id.describe("The customer's id."),
  customer: z.string().describe("Name of the organization."),
});

export const apiKey = z
  .object({
    id: id.describe("The key's id."),
    name: z.string().describe("What the key is called."),
    hint: z.string().describe("The beginning of the key, to recognize it by."),
    scopes: z.array(z.enum(KEY_SCOPES)).describe("What the key may do."),
    person: person.describe("Whose rights the key has."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    expiresAt: z.iso.datetime().nullable().describe("When it expires, ISO 8601 in UTC; null never expires."),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .describe("When it was last used, to the minute, ISO 8601 in UTC; null when it was never used."),
    revokedAt: z.iso.datetime().nullable().describe("When it was revoked, ISO 8601 in UTC; null while it works."),
  })
  .meta({ id: "ApiKey", description: "An API key, without the key itself." });

export type ApiKeyRecord = z.output<typeof apiKey>;

/** Keys cannot make, show or revoke keys. */
const PERSONAL = { tag: "api-keys", personal: true } as const;

export const ownApiKeys = {
  ...PERSONAL,
  method: "GET",
  url: "/api-keys",
  name: "ownApiKeys",
  summary: "The caller's own API keys, newest first; revoked and expired ones, too",
  allow: "signedIn",
  response: z.object({ items: z.array(apiKey).describe("The keys, newest first.") }),
} as const satisfies Endpoint;

export const allApiKeys = {
  ...PERSONAL,
  method: "GET",
  url: "/api-keys/all",
  name: "allApiKeys",
  summary: "All users' API keys, newest first",
  allow: { role: "Administrator" },
  query: z.object({ customer: id.optional().describe("Only keys of people of this customer.") }),
  response: z.object({ items: z.array(apiKey).describe("The keys, newest first.") }),
  csv: "list",
} as const satisfies Endpoint;

export const createApiKey = {
  ...PERSONAL,
  method: "POST",
  url: "/api-keys",
  name: "createApiKey",
  fresh: true,
  summary:
    "Creates an API key for the caller; administrators can create one for anyone. The key is returned only once. Requires a sign-in within the last 15 minutes and notifies the key's owner",
  allow: "signedIn",
  perMinute: 30,
  body: z.object({
    name: lineOfText(LONGEST_NAME).describe("What the key is called."),
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .min(1, "Choose at least one.")
      .max(KEY_SCOPES.length)
      .transform((scopes) => KEY_SCOPES.filter((scope) => scopes.includes(scope)))
      .describe("What the key may do."),
    expiresOn: z.iso
      .date("Must be a date such as 2026-11-30.")
      .describe("The last day it works, in UTC, `YYYY-MM-DD`; a year from now at most."),
    person: id.optional().describe("Id of the person whose key it is; the caller's own without it."),
  }),
  response: z.object({
    key: z.string().describe("The key itself; shown only once."),
    item: apiKey.describe("The key, as it is listed."),
  }),
} as const satisfies Endpoint;

export const revokeApiKey = {
  ...PERSONAL,
  method: "DELETE",
  url: "/api-keys/:key",
  name: "revokeApiKey",
  summary: "Revokes a key permanently, effective with the next request",
  allow: "signedIn",
  params: z.object({ key: id.describe("A key's id.") }),
  response: apiKey,
} as const satisfies Endpoint;
