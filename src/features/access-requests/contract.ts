import { z } from "zod";
import { LARGEST_INTEGER, rowNumber } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { emailAddress, lineOfText, proseText } from "#platform/api/plainText.ts";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const LONGEST_NAME = 120;
const LONGEST_MESSAGE = 2_000;
const SECRET = z.string().regex(/^[\w-]{20,200}$/, "Must be the secret of a link.");
const received = z.object({ received: z.literal(true) });

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
  name: lineOfText(LONGEST_NAME),
  email: emailAddress,
  organization: lineOfText(LONGEST_NAME),
  message: proseText(LONGEST_MESSAGE).default(""),
  language: z.enum(LOCALES),
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
  body: z.object({ token: SECRET }),
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
  body: z.object({ asked: askedRight, message: proseText(LONGEST_MESSAGE).default("") }),
  response: received,
} satisfies Endpoint;

const REQUEST_STATUSES = ["unconfirmed", "open", "approved", "declined"] as const;

export const accessRequest = z.object({
  id: z.number().int(),
  /** `account`: somebody wants to be let in. `right`: a person of ours wants more. */
  kind: z.enum(["account", "right"]),
  status: z.enum(REQUEST_STATUSES),
  email: z.string(),
  name: z.string(),
  /** As the asker wrote it; the customer's name for a person of ours. */
  organization: z.string(),
  /** The person of ours who asks, or who came of the request; null while there is none. */
  person: z.number().int().nullable(),
  /** The right asked for, such as `access:tv`; empty for an account. */
  asked: z.string(),
  message: z.string(),
  language: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Name of the administrator who decided. */
  decidedBy: z.string().nullable(),
  /** What the administrator wrote with the decision. */
  note: z.string(),
});

export type AccessRequest = z.output<typeof accessRequest>;

export const accessRequests = {
  method: "GET",
  url: "/access-requests",
  name: "accessRequests",
  tag: "access requests",
  summary: "Requests for accounts and access, newest first; unconfirmed addresses only if requested",
  allow: { role: "Administrator" },
  query: z.object({
    search: z.string().trim().max(LONGEST_NAME).optional(),
    status: z.enum(REQUEST_STATUSES).optional(),
    kind: z.enum(["account", "right"]).optional(),
  }),
  response: z.object({ items: z.array(accessRequest) }),
  csv: "list",
} satisfies Endpoint;

export const decideRequest = {
  method: "POST",
  url: "/access-requests/:request/decision",
  name: "decideRequest",
  tag: "access requests",
  summary: "Approve or decline an open request. Approving invites the asker, or grants the right",
  allow: { role: "Administrator" },
  params: z.object({ request: rowNumber }),
  body: z.object({
    decision: z.enum(["approve", "decline"]),
    /** The customer that an approved account belongs to; needed there and only there. */
    customer: z.number().int().positive().max(LARGEST_INTEGER).optional(),
    /** The role of an approved account. */
    role: z.enum(ROLES).default("Subscriber"),
    /** Goes to the asker. */
    note: proseText(LONGEST_MESSAGE).default(""),
  }),
  response: accessRequest,
} satisfies Endpoint;
