import type { AuditState } from "#platform/audit/auditEntry.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";

/** What the audit log learns of a connection: that something was done and how often, and nothing of which companies it was about. */
export function recordCrm(
  store: Queryable,
  person: Person,
  action: `crm.${"connected" | "ended" | "mapped" | "queued" | "settled" | "staged" | "taken" | "chosen" | "matched" | "tasksOn" | "tasksOff"}`,
  states: { readonly before?: AuditState; readonly after?: AuditState },
): Promise<void> {
  return recordChange(store, {
    actor: { id: person.id, name: person.email },
    action,
    subjectKind: "customer",
    subjectId: String(person.customerId),
    subject: person.customer,
    ...states,
  });
}
