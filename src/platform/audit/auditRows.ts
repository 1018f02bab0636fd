import type { Queryable } from "#platform/database/database.ts";
import type { AuditEntry, AuditState } from "./auditEntry.ts";

/** The columns of an entry, in a select. */
export const AUDIT_COLUMNS = `position, at, actor_id, actor, action, subject_kind, subject_id, subject, before, after, note,
  previous_hash, hash`;

export interface AuditRow {
  readonly position: number;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor: string;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly subject: string;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  readonly note: string;
  readonly previous_hash: string;
  readonly hash: string;
}

export function entryOf(row: AuditRow): AuditEntry {
  return {
    position: row.position,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actor: row.actor,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subject: row.subject,
    before: row.before,
    after: row.after,
    note: row.note,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}

/** The entries after a position, oldest first. */
export async function selectEntriesAfter(store: Queryable, position: number, limit: number): Promise<AuditEntry[]> {
  const rows = await store.query<AuditRow>(
    `select ${AUDIT_COLUMNS} from audit_entry where position > $1 order by position limit $2`,
    [position, limit],
  );
  return rows.map(entryOf);
}
