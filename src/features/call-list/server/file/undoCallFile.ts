import { Failure } from "#domain/failure.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Owner } from "../callEntries.ts";
import { fieldsOf } from "./bringCalls.ts";
import { type CallFields, type FullCall, selectLists, writeChanges } from "./callFileRows.ts";

interface FileChange {
  readonly entry: string;
  readonly before: Readonly<Record<string, string | number | null>>;
  readonly after: Readonly<Record<string, string | number | null>>;
  /** Whether nobody changed the call after the file did. */
  readonly isLast: boolean;
}

/**
 * Takes back what a file brought: its new calls come off the lists, its changes are undone. What somebody has changed since stays.
 *
 * @throws Failure `not-found` for a file of somebody else, one undone before or too long ago
 */
export function undoFile(
  database: Database,
  by: Owner,
  file: number,
): Promise<{ readonly undone: number; readonly kept: number }> {
  return database.transaction(async (store) => {
    const [known] = await store.query(
      `update call_file set undone_at = now()
       where call_file_id = $1 and person_id = $2 and customer_id = $3 and undone_at is null and at > now() - interval '30 days'
       returning 1 as one`,
      [file, by.id, by.customerId],
    );
    if (!known) throw new Failure("not-found", "There is no such file of calls to undo.");
    const added = await removeAdded(store, file);
    const changed = await takeBack(store, by, file);
    return { undone: added.undone + changed.undone, kept: added.kept + changed.kept };
  });
}

async function removeAdded(store: Queryable, file: number) {
  const rows = await store.query<{ removed: boolean }>(
    `update call_entry as call set removed_at = case when changed.call_entry_id is null then now() end
     from call_entry as brought
     left join (select distinct call_entry_id from call_change) as changed on changed.call_entry_id = brought.call_entry_id
     where brought.call_entry_id = call.call_entry_id and call.call_file_id = $1 and call.removed_at is null
     returning call.removed_at is not null as removed`,
    [file],
  );
  const undone = rows.filter(({ removed }) => removed).length;
  return { undone, kept: rows.length - undone };
}

async function takeBack(store: Queryable, by: Owner, file: number) {
  const changes = await store.query<FileChange>(
    `select change.call_entry_id::text as entry, change.before, change.after,
            not exists (select 1 from call_change as later
              where later.call_entry_id = change.call_entry_id and later.call_change_id > change.call_change_id) as "isLast"
     from call_change as change
     join call_entry on call_entry.call_entry_id = change.call_entry_id and call_entry.removed_at is null
     where change.call_file_id = $1`,
    [file],
  );
  const owners = await store.query<{ owner: number }>(
    "select distinct person_id as owner from call_entry where call_entry_id = any($1::bigint[])",
    [changes.map(({ entry }) => entry)],
  );
  const lists = await selectLists(
    store,
    by.customerId,
    owners.map(({ owner }) => owner),
    true,
  );
  const listed = new Map(lists.map((call) => [call.id, call]));
  const back = changes.flatMap(({ entry, before, after, isLast }) => {
    const now = listed.get(entry);
    return isLast && now ? [{ id: entry, fields: earlier(now, before), before: after, after: before }] : [];
  });
  await writeChanges(store, by, null, back);
  return { undone: back.length, kept: changes.length - back.length };
}

function earlier(now: FullCall, before: FileChange["before"]): CallFields {
  return { ...fieldsOf(now), ...before };
}
