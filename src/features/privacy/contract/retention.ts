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
const periods = z.object({ contacts: months, calls: months, proposals: months, comments: months });
export type RetentionPeriods = z.output<typeof periods>;

const counts = z.object({
  contacts: z.number().int(),
  calls: z.number().int(),
  proposals: z.number().int(),
  comments: z.number().int(),
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
    /** Whether the caller may change it: who sees the team's calls. */
    may: z.boolean(),
    /** Sent back with a change, so that two editors notice each other; 0 before the first one. */
    version: z.number().int(),
  }),
} satisfies Endpoint;

export const retentionPreview = {
  ...OWN,
  method: "GET",
  url: "/retention/preview",
  name: "retentionPreview",
  summary: "How many contacts, calls, proposals and comments would be removed now if they were kept for so many months",
  query: z.object({ contacts: asked, calls: asked, proposals: asked, comments: asked }),
  response: counts,
} satisfies Endpoint;

export const chooseRetention = {
  ...OWN,
  method: "PUT",
  url: "/retention",
  name: "chooseRetention",
  summary:
    "Chooses for how many months they are kept; what is older is removed for good within a day, and from then on",
  body: z.strictObject({ ...periods.shape, version: z.number().int().min(0).max(2_000_000_000) }),
  response: z.object({ version: z.number().int() }),
} satisfies Endpoint;

export type RetentionChoice = EndpointOutput<typeof retention>;
