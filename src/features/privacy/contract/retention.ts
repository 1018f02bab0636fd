import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";

/** Of the organisation's own people alone, where it keeps companies: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "privacy" } as const;

/** Months after which something goes. */
export const RETENTION_MONTHS = [12, 24, 36] as const;

/** What is kept for a time of the organization's own choice. */
export const RETAINED = ["contacts", "calls", "proposals", "comments"] as const;
export type Retained = (typeof RETAINED)[number];

const months = z.union([z.literal(12), z.literal(24), z.literal(36)]).nullable();
/** Null for what never goes. */
const periods = z.object({
  contacts: months.describe("Months after which contacts are erased; null keeps them."),
  calls: months.describe("Months after which calls are erased; null keeps them."),
  proposals: months.describe("Months after which proposals are erased; null keeps them."),
  comments: months.describe("Months after which comments are erased; null keeps them."),
});
export type RetentionPeriods = z.output<typeof periods>;

const counts = z.object({
  contacts: z.number().int().describe("How many contacts."),
  calls: z.number().int().describe("How many calls."),
  proposals: z.number().int().describe("How many proposals."),
  comments: z.number().int().describe("How many comments."),
});

const asked = z.enum(["12", "24", "36"]).transform(Number).optional();

export const retention = {
  ...OWN,
  method: "GET",
  url: "/retention",
  name: "retention",
  summary:
    "For how many months the organization keeps contacts without activity, closed calls, closed proposals and comments",
  response: periods.extend({
    may: z.boolean().describe("Whether the caller may change it; those who see the team's calls may."),
    version: z
      .number()
      .int()
      .describe("Its version: sent back with a change, so that two editors notice each other; 0 before the first one."),
  }),
} satisfies Endpoint;

export const retentionPreview = {
  ...OWN,
  method: "GET",
  url: "/retention/preview",
  name: "retentionPreview",
  summary: "How many contacts, calls, proposals and comments would be removed now if they were kept for so many months",
  query: z.object({
    contacts: asked.describe("Months after which contacts are erased."),
    calls: asked.describe("Months after which calls are erased."),
    proposals: asked.describe("Months after which proposals are erased."),
    comments: asked.describe("Months after which comments are erased."),
  }),
  response: counts,
} satisfies Endpoint;

export const chooseRetention = {
  ...OWN,
  method: "PUT",
  url: "/retention",
  name: "chooseRetention",
  summary:
    "Chooses for how many months they are kept; what is older is removed for good within a day, and from then on",
  body: z.strictObject({
    ...periods.shape,
    version: z
      .number()
      .int()
      .min(0)
      .max(2_000_000_000)
      .describe("The version that the caller saw; another one is refused as `conflict`."),
  }),
  response: z.object({
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  }),
} satisfies Endpoint;

export type RetentionChoice = EndpointOutput<typeof retention>;
