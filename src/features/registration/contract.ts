import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { emailAddress } from "#platform/api/plainText.ts";
import { ENDED_KEYS } from "#domain/access/endedKeys.ts";
import { LONGEST_PASSWORD } from "#domain/passwords/passwordProblem.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const DOOR = { method: "POST", tag: "registration", allow: "anyone", bodyLimit: 8_192 } as const;

/** The secret of a link stands in the body, never in an address: addresses are written into logs. */
const token = z
  .string()
  .regex(/^[\w-]{20,100}$/, "Must be the secret of a link.")
  .describe("The secret of the link.");
const password = z.string().min(1).max(LONGEST_PASSWORD).describe("The new password.");

/** Whose password is forgotten, and in which language the mail is written. */
export const passwordResetBody = z.object({
  email: emailAddress.describe("Email address."),
  language: z.enum(LOCALES).describe("Language of the email."),
});

export const forgotPassword = {
  ...DOOR,
  url: "/passwords/forgotten",
  name: "forgotPassword",
  summary: "Emails a password reset link. The answer is always the same",
  perMinute: 10,
  body: passwordResetBody,
  response: z.object({ received: z.literal(true).describe("Always true: whether the address is known is not told.") }),
} satisfies Endpoint;

export const passwordLink = {
  ...DOOR,
  url: "/passwords/look-up",
  name: "passwordLink",
  summary: "Returns whose password a reset link is for; without its secret, nothing is revealed",
  perMinute: 30,
  body: z.object({ token }),
  response: z.object({
    email: z.string().describe("Email address."),
    name: z.string().describe("The person's name."),
    customer: z.string().describe("Name of the organization."),
    apiKeys: z
      .array(
        z.object({
          name: z.string().describe("What the key is called."),
          hint: z.string().describe("The beginning of the key, to recognize it by."),
          createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
          since: z.boolean().describe("Whether it was made since the password was last set."),
        }),
      )
      .describe(
        "API keys that work, newest first; those made `since` the password was last set are in doubt where someone else knew it.",
      ),
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
    endKeys: z
      .enum(ENDED_KEYS)
      .default("all")
      .describe("Which API keys to end; `since` ends those made since the password was last set."),
  }),
  response: z.object({ email: z.string().describe("Email address.") }),
} satisfies Endpoint;

export const takeInvitation = {
  ...DOOR,
  url: "/invitations/password",
  name: "takeInvitation",
  summary: "Accepts an invitation by setting a password; the invitation can be used once",
  perMinute: 30,
  body: z.object({ token, password }),
  response: z.object({ email: z.string().describe("Email address.") }),
} satisfies Endpoint;
