import type { Queryable } from "#platform/database/database.ts";
import type { AuditChange, AuditEntry, AuditState } from "./auditEntry.ts";
import { hashEntry } from "./hashEntry.ts";
import { lockEnd } from "./lockEnd.ts";

/**
 * Adds a change to the audit log. Call it inside the transaction that makes the change, so that neither stands without the
 * other; callers in other transactions wait for this one's end.
 */
export async function recordChange(transaction: Queryable, change: AuditChange): Promise<void> {
  const end = await lockEnd(transaction);
  const unhashed = {
    position: end.position + 1,
    at: new Date().toISOString(),
    actorId: change.actor.id,
    actor: storableText(change.actor.name),
    action: storableText(change.action),
    subjectKind: change.subjectKind,
    subjectId: storableText(change.subjectId),
    subject: storableText(change.subject),
    before: storableState(change.before),
    after: storableState(change.after),
    note: storableText(change.note ?? ""),
    previousHash: end.hash,
  };
  const entry: AuditEntry = { ...unhashed, hash: hashEntry(unhashed) };
  await transaction.query(
    `insert into audit_entry
       (position, at, actor_id, actor, action, subject_kind, subject_id, subject, before, after, note, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text::jsonb, $11, $12, $13)`,
    [
      entry.position,
      entry.at,
      entry.actorId,
      entry.actor,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      entry.subject,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.note,
      entry.previousHash,
      entry.hash,
    ],
  );
  await transaction.query("update audit_end set position = $1, hash = $2", [entry.position, entry.hash]);
}

/** Text as the store gives it back: without halves of characters and without the null character, which no text column takes. */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** A state as the store gives it back, so that its hash is the same before and after. */
function storableState(state: AuditState | null | undefined): AuditState | null {
  if (!state) return null;
  const plain: AuditState = JSON.parse(
    JSON.stringify(state, (_key, part: unknown) => (typeof part === "string" ? storableText(part) : part)),
  );
  return plain;
}
