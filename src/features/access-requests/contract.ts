import { z } from "zod";
import { LARGEST_INTEGER, rowNumber } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { emailAddress, lineOfText, proseText } from "#platform/api/plainText.ts";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const LONGEST_NAME = 120;
const LONGEST_MESSAGE = 2_000;
const SECRET = z.string().regex(/^[\w-]{20,200}$/, "Must be the secret of a link.");
const received = z.object({
  received: z.literal(true).describe("Always true: whether the address is known is not told."),
});

/** A right one may ask for: `role:Administrator`, `access:tv`, `market:tv-501`, `vertical:automotive`. */
const askedRight = z
  .string()
  .max(100)
  .regex(
    new RegExp(`^(role:Administrator|access:(${ACCESS_FLAGS.join("|")})|market:[\\w-]+|vertical:\\w+)$`),
    "Must name a right, such as access:tv.",
  );

/** What somebody without an account fills in. */
export const accessRequestBody = z.object({
  name: lineOfText(LONGEST_NAME).describe("The person's name."),
  email: emailAddress.describe("The person's email address."),
  organization: lineOfText(LONGEST_NAME).describe("The organization."),
  message: proseText(LONGEST_MESSAGE).default("").describe("What the person wants to add; may be empty."),
  language: z.enum(LOCALES).describe("Language of the answer."),
});

export const requestAccess = {
  method: "POST",
  url: "/access-requests",
  name: "requestAccess",
  tag: "access requests",
  summary: "Requests an account. The answer is always the same; an email describes the next step",
  allow: "anyone",
  perMinute: 10,
  bodyLimit: 16_384,
  body: accessRequestBody,
  response: received,
} satisfies Endpoint;

export const confirmRequest = {
  method: "POST",
  url: "/access-requests/confirm",
  name: "confirmRequest",
  tag: "access requests",
  summary: "Confirms the email address of a request with the emailed link and submits it to administrators",
  allow: "anyone",
  perMinute: 20,
  body: z.object({ token: SECRET.describe("The secret of the link.") }),
  response: received,
} satisfies Endpoint;

export const requestRight = {
  method: "POST",
  url: "/access-requests/rights",
  name: "requestRight",
  tag: "access requests",
  summary: "Requests access the caller does not have. Asking twice makes one request",
  allow: "signedIn",
  personal: true,
  perMinute: 20,
  body: z.object({
    asked: askedRight.describe("The right that is asked for, such as `access:tv`."),
    message: proseText(LONGEST_MESSAGE).default("").describe("Why it is needed; may be empty."),
  }),
  response: received,
} satisfies Endpoint;

const REQUEST_STATUSES = ["unconfirmed", "open", "approved", "declined"] as const;

export const accessRequest = z
  .object({
    id: z.number().int().describe("The request's number."),
    kind: z.enum(["account", "right"]).describe("`account`: someone wants to be let in. `right`: a user wants more."),
    status: z.enum(REQUEST_STATUSES).describe("Whether it is open, approved or declined."),
    email: z.string().describe("The person's email address."),
    name: z.string().describe("The person's name."),
    organization: z.string().describe("The organization as the person wrote it; the customer's name for a user."),
    person: z
      .number()
      .int()
      .nullable()
      .describe("Id of the user who asks, or who came of the request; null while there is none."),
    asked: z.string().describe("The right asked for, such as `access:tv`; empty for an account."),
    message: z.string().describe("What the person added; may be empty."),
    language: z.string().describe("Language of the answer."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    decidedAt: z.iso.datetime().nullable().describe("When it was decided, ISO 8601 in UTC; null before that."),
    decidedBy: z.string().nullable().describe("Name of the administrator who decided; null where there is none."),
    note: z.string().describe("What the administrator wrote with the decision."),
  })
  .meta({ id: "AccessRequest", description: "Someone who asks for access or for more." });

export type AccessRequest = z.output<typeof accessRequest>;

export const accessRequests = {
  method: "GET",
  url: "/access-requests",
  name: "accessRequests",
  tag: "access requests",
  summary: "Requests for accounts and access, newest first; unconfirmed addresses only if requested",
  allow: { role: "Administrator" },
  query: z.object({
    search: z
      .string()
      .trim()
      .max(LONGEST_NAME)
      .optional()
      .describe("Part of a name, an email address or an organization."),
    status: z.enum(REQUEST_STATUSES).optional().describe("Only requests of this status."),
    kind: z.enum(["account", "right"]).optional().describe("Only requests of this kind."),
  }),
  response: z.object({ items: z.array(accessRequest).describe("The requests, newest first.") }),
  csv: "list",
} satisfies Endpoint;

export const decideRequest = {
  method: "POST",
  url: "/access-requests/:request/decision",
  name: "decideRequest",
  tag: "access requests",
  summary: "Approve or decline an open request. Approving invites the asker, or grants the right",
  allow: { role: "Administrator" },
  params: z.object({ request: rowNumber.describe("An access request's id.") }),
  body: z.object({
    decision: z.enum(["approve", "decline"]).describe("Whether it is granted."),
    customer: z
      .number()
      .int()
      .positive()
      .max(LARGEST_INTEGER)
      .optional()
      .describe("Id of the customer that an approved account belongs to; needed there and only there."),
    role: z.enum(ROLES).default("Subscriber").describe("The role of an approved account."),
    note: proseText(LONGEST_MESSAGE).default("").describe("What the person who asked is told."),
  }),
  response: accessRequest,
} satisfies Endpoint;
