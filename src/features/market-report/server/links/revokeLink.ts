import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Caller, Person } from "#platform/identity/caller.ts";
import { type LinkRow, noSuchLink, selectLink } from "./linkRows.ts";

/**
 * Closes a link: one's own, or as an administrator anybody's. One that is closed already stays as it is.
 *
 * @throws Failure `not-found`, also for somebody else's
 */
export function revokeLink(database: Database, { person, rights }: Caller, id: number): Promise<LinkRow> {
  return database.transaction(async (store) => {
    const which = { id, ...(rights.role !== "Administrator" && { person: person.id }) };
    await store.query("select 1 from report_link where report_link_id = $1 for update", [id]);
    const before = await selectLink(store, which);
    if (before.revoked_at) return before;
    await store.query("update report_link set revoked_at = now(), revoked_by = $2 where report_link_id = $1", [
      id,
      person.id,
    ]);
    await record(store, "reportLink.revoked", person, before);
    return selectLink(store, which);
  });
}

/**
 * Opens a link again. Nobody takes back what somebody else has closed.
 *
 * @throws Failure `not-found` where the person has closed no such link, or too long ago
 */
export function restoreLink(database: Database, person: Person, id: number): Promise<LinkRow> {
  return database.transaction(async (store) => {
    const opened = await store.query(
      `update report_link set revoked_at = null, revoked_by = null
       where report_link_id = $1 and revoked_by = $2 and revoked_at > now() - interval '1 day' returning report_link_id`,
      [id, person.id],
    );
    if (opened.length === 0) throw noSuchLink();
    const row = await selectLink(store, { id });
    await record(store, "reportLink.restored", person, row);
    return row;
  });
}

function record(store: Queryable, action: string, by: Person, { id, label, email, market }: LinkRow): Promise<void> {
  return recordChange(store, {
    actor: { id: by.id, name: by.email },
    action,
    subjectKind: "reportLink",
    subjectId: String(id),
    subject: label,
    after: { person: email, market },
  });
}
