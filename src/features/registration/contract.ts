import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { emailAddress } from "#platform/api/plainText.ts";
import { ENDED_KEYS } from "#domain/access/endedKeys.ts";
import { LONGEST_PASSWORD } from "#domain/passwords/passwordProblem.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const DOOR = { method: "POST", tag: "registration", allow: "anyone", bodyLimit: 8_192 } as const;

/** The secret of a link stands in the body, never in an address: addresses are written into logs. */
const token = z.string().regex(/^[\w-]{20,100}$/, "Must be the secret of a link.");
const password = z.string().min(1).max(LONGEST_PASSWORD);

/** Whose password is forgotten, and in which language the mail is written. */
export const passwordResetBody = z.object({ email: emailAddress, language: z.enum(LOCALES) });

export const forgotPassword = {
  ...DOOR,
  url: "/passwords/forgotten",
  name: "forgotPassword",
  summary: "Emails a password reset link. The answer is always the same",
  perMinute: 10,
  body: passwordResetBody,
  response: z.object({ received: z.literal(true) }),
} satisfies Endpoint;

export const passwordLink = {
  ...DOOR,
  url: "/passwords/look-up",
  name: "passwordLink",
  summary: "Returns whose password a reset link is for; without its secret, nothing is revealed",
  perMinute: 30,
  body: z.object({ token }),
  response: z.object({
    email: z.string(),
    name: z.string(),
    customer: z.string(),
    /** API keys that work, newest first; `since` the password was last set, which are in doubt where somebody else knew it. */
    apiKeys: z.array(z.object({ name: z.string(), hint: z.string(), createdAt: z.iso.datetime(), since: z.boolean() })),
  }),
} satisfies Endpoint;

export const resetPassword = {
  ...DOOR,
  url: "/passwords/reset",
  name: "resetPassword",
  summary: "Sets a new password with an emailed link. Ends every session of the old password and, if chosen, API keys",
  perMinute: 30,
  body: z.object({
    token,
    password,
    /** `since`: those made since the password was last set. */
    endKeys: z.enum(ENDED_KEYS).default("all"),
  }),
  response: z.object({ email: z.string() }),
} satisfies Endpoint;

export const takeInvitation = {
  ...DOOR,
  url: "/invitations/password",
  name: "takeInvitation",
  summary: "Accepts an invitation by setting a password; the invitation can be used once",
  perMinute: 30,
  body: z.object({ token, password }),
  response: z.object({ email: z.string() }),
} satisfies Endpoint;
