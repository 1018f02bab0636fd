import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

const LONGEST_REASON = 200;

export const beginViewAs = {
  method: "POST",
  url: "/view-as",
  name: "beginViewAs",
  tag: "view as",
  summary: "Starts viewing the product with a subscriber's rights for 30 minutes, read-only; recorded in the audit log",
  allow: { role: "Administrator" },
  personal: true,
  body: z.strictObject({
    /** The id of an active Subscriber of any customer. */
    person: z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a person."),
    reason: lineOfText(LONGEST_REASON),
  }),
  response: z.object({
    /** Goes into the header `x-view-as`; of use to this administrator alone. */
    grant: z.string(),
    /** ISO 8601, in UTC. */
    expiresAt: z.string(),
    person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  }),
} as const satisfies Endpoint;

export const endViewAs = {
  method: "DELETE",
  url: "/view-as/:grant",
  name: "endViewAs",
  tag: "view as",
  summary: "Stops viewing as another user; also succeeds if the grant has already ended",
  allow: { role: "Administrator" },
  personal: true,
  params: z.object({ grant: z.string() }),
  response: z.object({ ended: z.boolean() }),
} as const satisfies Endpoint;
