import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { AuditEntry } from "#platform/audit/auditEntry.ts";
import { AUDIT_COLUMNS, type AuditRow, entryOf } from "#platform/audit/auditRows.ts";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import type { Queryable } from "#platform/database/database.ts";
import { auditChoices, auditEntries, type auditEntry, type AuditFilter, auditVerification } from "../contract.ts";
import { auditTable } from "../contract/auditTable.ts";

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

interface AuditPage {
  /** Only entries before this position. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Entries that a filter lets pass, newest first. */
async function selectAuditEntries(
  store: Queryable,
  filter: AuditFilter,
  { before, limit }: AuditPage,
): Promise<AuditEntry[]> {
  const { search, actor, action, subjectKind, subjectId, from, to } = filter;
  const rows = await store.query<AuditRow>(
    `select ${AUDIT_COLUMNS} from audit_entry
     where ($1::bigint is null or position < $1)
       and ($2::text is null or actor ilike $2 or subject ilike $2 or note ilike $2)
       and ($3::text[] is null or actor = any($3))
       and ($4::text[] is null or action = any($4) or split_part(action, '.', 1) = any($4))
       and ($5::text[] is null or subject_kind = any($5))
       and ($6::text is null or subject_id = $6)
       and ($7::timestamptz is null or at >= $7)
       and ($8::timestamptz is null or at < $8)
     order by position desc limit $9`,
    [
      before ?? null,
      search ? `%${search.replace(/[\\%_]/g, "\\$&")}%` : null,
      actor?.split(",") ?? null,
      action?.split(",") ?? null,
      subjectKind?.split(",") ?? null,
      subjectId ?? null,
      from ?? null,
      to ?? null,
      limit,
    ],
  );
  return rows.map(entryOf);
}

/** Everyone who did something, and everything that was done, in alphabetical order. */
async function selectAuditChoices(store: Queryable): Promise<{ actors: string[]; actions: string[] }> {
  const actors = await store.query<{ actor: string }>("select distinct actor from audit_entry order by actor");
  const actions = await store.query<{ action: string }>("select distinct action from audit_entry order by action");
  return { actors: actors.map(({ actor }) => actor), actions: actions.map(({ action }) => action) };
}
