import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { AuditEntry } from "#platform/audit/auditEntry.ts";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import { auditChoices, auditEntries, type auditEntry, auditVerification } from "../contract.ts";
import { auditTable } from "../contract/auditTable.ts";
import { selectAuditChoices, selectAuditEntries } from "./selectAuditEntries.ts";

export function auditRoutes(app: FastifyInstance): void {
  app.endpoint(
    auditEntries,
    async ({ query: { before, limit, ...filter } }, { database }) => {
      // One more than asked for tells whether there is more.
      const found = await selectAuditEntries(database, filter, { before, limit: limit + 1 });
      const items = found.slice(0, limit).map(presentEntry);
      return { items, next: found.length > limit ? (items.at(-1)?.position ?? null) : null };
    },
    { table: auditTable },
  );
  app.endpoint(auditChoices, (_, { database }) => selectAuditChoices(database));
  app.endpoint(auditVerification, (_, { database }) => verifyChain(database));
}

/** An entry as it leaves the server. */
function presentEntry(entry: AuditEntry): z.output<typeof auditEntry> {
  return {
    position: entry.position,
    at: entry.at,
    actorId: entry.actorId === null ? null : String(entry.actorId),
    actor: entry.actor,
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId,
    subject: entry.subject,
    before: entry.before && { ...entry.before },
    after: entry.after && { ...entry.after },
    note: entry.note,
    hash: entry.hash,
  };
}
