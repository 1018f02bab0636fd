import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";

/** Tells the audit log that something happened, and nothing of whom or what it was about. */
export async function record(
  store: Queryable,
  person: Person,
  action: `rateCard.${string}` | `proposals.${string}`,
): Promise<void> {
  await recordChange(store, {
    actor: { id: person.id, name: person.name },
    action,
    subjectKind: "customer",
    subjectId: String(person.customerId),
    subject: person.customer,
  });
}
