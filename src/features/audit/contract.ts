import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

const LONGEST_PAGE = 5_000;

const state = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z.object({
  /** 1, 2, 3 … without gaps. */
  position: z.number().int(),
  at: z.iso.datetime(),
  /** Null for the command line and the product itself. */
  actorId: z.string().nullable(),
  actor: z.string(),
  /** Such as `customer.changed`. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** The subject as people know it. */
  subject: z.string(),
  /** Only what changed; null where there was or is nothing. */
  before: state,
  after: state,
  note: z.string(),
  /** SHA-256 of the entry and of the hash of the one before it. */
  hash: z.string(),
});

/** Which entries are meant. */
const auditFilter = z.object({
  /** Part of a name, an e-mail or a note. */
  search: z.string().trim().max(200).optional(),
  /** One or several, with commas between. */
  actor: z.string().max(2_000).optional(),
  /** One or several, with commas between; the first word stands for all that begin with it: `customer` finds `customer.changed`. */
  action: z.string().max(2_000).optional(),
  /** One or several, with commas between. */
  subjectKind: z.string().max(300).optional(),
  subjectId: z.string().max(300).optional(),
  /** From this instant on. */
  from: z.iso.datetime().optional(),
  /** Before this instant. */
  to: z.iso.datetime().optional(),
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
    /** Only entries before this position. */
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(100),
  }),
  response: z.object({
    items: z.array(auditEntry),
    /** What to ask for as `before` to continue; null at the end. */
    next: z.number().int().nullable(),
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
  response: z.object({ actors: z.array(z.string()), actions: z.array(z.string()) }),
} as const satisfies Endpoint;

export const auditVerification = {
  method: "GET",
  url: "/audit/verification",
  name: "auditVerification",
  tag: "audit",
  summary: "Whether the audit log is intact, or the entry from which it was tampered with",
  allow: { role: "Administrator" },
  perMinute: 20,
  response: z.object({
    entries: z.number().int(),
    /** The position of the first entry that is missing or altered; null when the log is whole. */
    brokenAt: z.number().int().nullable(),
    /** Hash of the last entry; kept elsewhere it proves that nothing before it was rewritten. Empty for an empty log. */
    lastHash: z.string(),
    /** Entries from which the name of an erased person was taken out, each vouched for by a later entry. */
    redacted: z.number().int(),
  }),
} as const satisfies Endpoint;
