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
    person: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.")
      .describe("Id of an active Subscriber of any customer."),
    reason: lineOfText(LONGEST_REASON).describe("Why; kept in the audit log."),
  }),
  response: z.object({
    grant: z.string().describe("The grant: goes into the header `x-view-as`; of use to this administrator alone."),
    expiresAt: z.string().describe("When it expires, ISO 8601 in UTC."),
    person: z
      .object({
        id: z.string().describe("The user's id."),
        name: z.string().describe("The user's name."),
        email: z.string().describe("Email address."),
      })
      .describe("The user whose view it is."),
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
  params: z.object({ grant: z.string().describe("The grant.") }),
  response: z.object({ ended: z.boolean().describe("Whether it was still running.") }),
} as const satisfies Endpoint;
