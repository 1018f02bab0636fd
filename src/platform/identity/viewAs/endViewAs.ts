import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import type { Person } from "../caller.ts";
import { announceRights } from "../rightsVersion.ts";
import { hashGrant } from "./viewAsGrant.ts";

/** Ends an administrator's own grant; false when there was none that still ran. */
export async function endViewAs(database: Database, administrator: Person, grant: string): Promise<boolean> {
  const ended = await database.transaction(async (store) => {
    const [person] = await store.query<{ id: number; email: string }>(
      `update view_as set ended_at = now() from person
       where grant_hash = $1 and administrator_id = $2 and ended_at is null and expires_at > now()
         and person.person_id = view_as.person_id
       returning person.person_id as id, person.email`,
      [hashGrant(grant), administrator.id],
    );
    if (!person) return false;
    await recordChange(store, {
      actor: { id: administrator.id, name: administrator.email },
      action: "viewAs.ended",
      subjectKind: "viewAs",
      subjectId: String(person.id),
      subject: person.email,
    });
    return true;
  });
  if (ended) announceRights(database);
  return ended;
}
