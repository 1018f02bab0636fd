import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "../caller.ts";
import { hashGrant, makeGrant, VIEW_AS_MS } from "./viewAsGrant.ts";

export interface BegunViewAs {
  /** The only time it is seen in clear. */
  readonly grant: string;
  readonly expiresAt: Date;
  readonly person: Pick<Person, "id" | "name" | "email">;
}

/**
 * Lets an administrator look with a subscriber's rights for half an hour, and writes into the audit log why.
 *
 * @throws Failure `not-found` when there is no active subscriber of that id
 */
export async function beginViewAs(
  database: Database,
  administrator: Person,
  { personId, reason }: { readonly personId: number; readonly reason: string },
): Promise<BegunViewAs> {
  const grant = makeGrant();
  const expiresAt = new Date(Date.now() + VIEW_AS_MS);
  return database.transaction(async (store) => {
    const [person] = await store.query<{ id: number; name: string; email: string }>(
      `select person_id as id, name, email from person
       where person_id = $1 and role = 'Subscriber' and status = 'active'`,
      [personId],
    );
    if (!person) throw new Failure("not-found", "No active subscriber has this id. Choose another user to view as.");
    await store.query(
      "insert into view_as (grant_hash, administrator_id, person_id, expires_at) values ($1, $2, $3, $4)",
      [hashGrant(grant), administrator.id, person.id, expiresAt],
    );
    await recordChange(store, {
      actor: { id: administrator.id, name: administrator.email },
      action: "viewAs.begun",
      subjectKind: "viewAs",
      subjectId: String(person.id),
      subject: person.email,
      after: { until: expiresAt.toISOString() },
      note: reason,
    });
    return { grant, expiresAt, person };
  });
}
