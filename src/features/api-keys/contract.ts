import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { KEY_SCOPES } from "#domain/access/keyScopes.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const LONGEST_NAME = 80;

const person = z.object({ id, name: z.string(), email: z.string(), customerId: id, customer: z.string() });

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The key's beginning, by which people know it again. */
  hint: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** Whose rights the key has. */
  person,
  createdAt: z.iso.datetime(),
  /** Null never expires. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null when it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});

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
  response: z.object({ items: z.array(apiKey) }),
} as const satisfies Endpoint;

export const allApiKeys = {
  ...PERSONAL,
  method: "GET",
  url: "/api-keys/all",
  name: "allApiKeys",
  summary: "All users' API keys, newest first",
  allow: { role: "Administrator" },
  query: z.object({ customer: id.optional() }),
  response: z.object({ items: z.array(apiKey) }),
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
    name: lineOfText(LONGEST_NAME),
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .min(1, "Choose at least one.")
      .max(KEY_SCOPES.length)
      .transform((scopes) => KEY_SCOPES.filter((scope) => scopes.includes(scope))),
    /** The last day, in UTC; a year from now at the most. */
    expiresOn: z.iso.date("Must be a date such as 2026-11-30."),
    /** Whose key; the caller's own without it. */
    person: id.optional(),
  }),
  response: z.object({ key: z.string(), item: apiKey }),
} as const satisfies Endpoint;

export const revokeApiKey = {
  ...PERSONAL,
  method: "DELETE",
  url: "/api-keys/:key",
  name: "revokeApiKey",
  summary: "Revokes a key permanently, effective with the next request",
  allow: "signedIn",
  params: z.object({ key: id }),
  response: apiKey,
} as const satisfies Endpoint;
