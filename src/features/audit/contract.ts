import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

const LONGEST_PAGE = 5_000;

const state = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z
  .object({
    position: z.number().int().describe("Its number: 1, 2, 3 … without gaps."),
    at: z.iso.datetime().describe("When it happened, ISO 8601 in UTC."),
    actorId: z.string().nullable().describe("Id of who did it; null is the command line or the product itself."),
    actor: z.string().describe("Name of who did it."),
    action: z.string().describe("What was done, such as `customer.changed`."),
    subjectKind: z.string().describe("Kind of what it was done to."),
    subjectId: z.string().describe("Id of what it was done to."),
    subject: z.string().describe("What it was done to, as people know it."),
    before: state.describe("What changed, as it was; null where there was nothing."),
    after: state.describe("What changed, as it became; null where there is nothing."),
    note: z.string().describe("Why, as it was given; may be empty."),
    hash: z.string().describe("SHA-256 of the entry and of the hash of the one before it."),
  })
  .meta({ id: "AuditEntry", description: "Something that was done." });

/** Which entries are meant. */
const auditFilter = z.object({
  search: z.string().trim().max(200).optional().describe("Part of a name, an email or a note."),
  actor: z.string().max(2_000).optional().describe("Names of who did it, separated by commas."),
  action: z
    .string()
    .max(2_000)
    .optional()
    .describe(
      "What was done, separated by commas; the first word finds all that begin with it: `customer` finds `customer.changed`.",
    ),
  subjectKind: z.string().max(300).optional().describe("Kinds of what it was done to, separated by commas."),
  subjectId: z.string().max(300).optional().describe("Id of what it was done to."),
  from: z.iso.datetime().optional().describe("From this instant on, ISO 8601."),
  to: z.iso.datetime().optional().describe("Before this instant, ISO 8601."),
});

export type AuditFilter = z.output<typeof auditFilter>;

export const auditEntries = {
  method: "GET",
  url: "/audit",
  name: "auditEntries",
  tag: "audit",
  summary: "Who changed what, newest first; continue with `before`",
  allow: { role: "Administrator" },
  query: auditFilter.extend({
    before: z.coerce.number().int().min(1).optional().describe("Only entries before this position."),
    limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(100).describe("How many to answer at most."),
  }),
  response: z.object({
    items: z.array(auditEntry).describe("The entries, newest first."),
    next: z.number().int().nullable().describe("What to ask for as `before` to continue; null at the end."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const auditChoices = {
  method: "GET",
  url: "/audit/choices",
  name: "auditChoices",
  tag: "audit",
  summary: "The actors and actions that the audit log holds, to filter by",
  allow: { role: "Administrator" },
  response: z.object({
    actors: z.array(z.string()).describe("Names of all who did something."),
    actions: z.array(z.string()).describe("All that was done."),
  }),
} as const satisfies Endpoint;

export const auditVerification = {
  method: "GET",
  url: "/audit/verification",
  name: "auditVerification",
  tag: "audit",
  summary: "Whether the audit log is intact, or the entry from which it was tampered with",
  allow: { role: "Administrator" },
  perMinute: 20,
  response: z
    .object({
      entries: z.number().int().describe("How many entries."),
      brokenAt: z
        .number()
        .int()
        .nullable()
        .describe("The position of the first entry that is missing or altered; null when the log is whole."),
      lastHash: z
        .string()
        .describe(
          "Hash of the last entry; kept elsewhere it proves that nothing before it was rewritten. Empty for an empty log.",
        ),
      redacted: z
        .number()
        .int()
        .describe("Entries from which the name of an erased person was removed, each vouched for by a later entry."),
    })
    .meta({ id: "AuditVerification", description: "Whether the audit log is whole." }),
} as const satisfies Endpoint;
