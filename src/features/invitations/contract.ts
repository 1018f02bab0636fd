import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { emailAddress } from "#platform/api/plainText.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/** The secret of an invitation's link. It stands in the body, never in an address: addresses are written into logs. */
const secret = z.object({
  token: z
    .string()
    .regex(/^[\w-]{20,100}$/, "Must be the secret of an invitation's link.")
    .describe("The secret of the link."),
});

/** Two ways to take an invitation up: a password of one's own, or an account of the cloud identity provider. */
export const INVITATION_WAYS = ["local", "microsoft"] as const;

export const invitation = {
  method: "POST",
  url: "/invitations/look-up",
  name: "invitation",
  tag: "invitations",
  summary: "Returns whom an invitation is for and how to accept it; without its secret, nothing is revealed",
  allow: "anyone",
  perMinute: 30,
  bodyLimit: 1_024,
  body: secret,
  response: z.object({
    email: z.string().describe("Email address."),
    name: z.string().describe("The person's name."),
    customer: z.string().describe("Name of the organization."),
    active: z.boolean().describe("Whether the person has an account already, and connects a further one."),
    ways: z.array(z.enum(INVITATION_WAYS)).describe("Ways to sign in."),
  }),
} satisfies Endpoint;

export const acceptInvitation = {
  method: "POST",
  url: "/invitations/accept",
  name: "acceptInvitation",
  tag: "invitations",
  summary: "Links the signed-in account to the person the link was made for; the link can be used once",
  allow: "identified",
  personal: true,
  perMinute: 30,
  bodyLimit: 1_024,
  body: secret,
  response: z.object({ email: z.string().describe("Email address.") }),
} satisfies Endpoint;

const received = z.object({
  received: z.literal(true).describe("Always true: whether the address is known is not told."),
});

/** Whom to write how she signs in, and in which language. */
export const invitationBody = z.object({
  email: emailAddress.describe("Email address."),
  language: z.enum(LOCALES).describe("Language of the email."),
});

export const mailInvitation = {
  method: "POST",
  url: "/invitations/mail",
  name: "mailInvitation",
  tag: "invitations",
  summary: "Emails how an address signs in here. The answer is always the same",
  allow: "anyone",
  perMinute: 10,
  bodyLimit: 1_024,
  body: invitationBody,
  response: received,
} satisfies Endpoint;

export const connectAccount = {
  method: "POST",
  url: "/invitations/connect",
  name: "connectAccount",
  tag: "invitations",
  summary: "Emails the caller a link that connects a Microsoft account for signing in",
  allow: "identified",
  personal: true,
  perMinute: 10,
  response: received,
} satisfies Endpoint;
