import { recordChange } from "#platform/audit/recordChange.ts";
import type { AuditState } from "#platform/audit/auditEntry.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type ItemRow, itemName } from "./itemRows.ts";

/** Who changes content; null id for the product itself. */
export interface Editor {
  readonly id: number | null;
  readonly name: string;
  readonly email: string;
}

/** Publishes what waited for its time. */
export const CLOCK: Editor = { id: null, name: "Schedule", email: "schedule" };

type ContentAction =
  | "content.created"
  | "content.changed"
  | "content.scheduled"
  | "content.published"
  | "content.withdrawn"
  | "content.versionRestored"
  | "content.deleted"
  | "content.restored";

/** Notes a change of an item in the audit log, inside the transaction that makes it. */
export function recordContent(
  transaction: Queryable,
  item: ItemRow,
  { id, email }: Editor,
  action: ContentAction,
  after: AuditState | null = null,
): Promise<void> {
  return recordChange(transaction, {
    actor: { id, name: email },
    action,
    subjectKind: "content",
    subjectId: String(item.id),
    subject: itemName(item),
    after,
  });
}
