import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { cancelJobsOf } from "#platform/jobs/cancelJob.ts";
import { WITHDRAWN } from "#revisions/publishing/loadedRevisions.ts";
import { keepForecasts } from "#revisions/trackRecord/keepForecasts.ts";
import { recordRevision } from "./changeTexts.ts";
import { isDeletable } from "./presentRoom.ts";
import { jobKey, lockRoomRow, type RoomRow, selectRoom, selectRoomRow } from "./roomRows.ts";

/** For so long a deleted revision can be had back. */
const UNDO_DAYS = 7;

/**
 * Takes a revision out of sight. Its wallets are removed a week later.
 *
 * @throws Failure `revision-unknown`; `conflict` for the published one, for one that is to be published, and for one that is kept
 */
export function deleteRevision(database: Database, by: Person, id: number, kept: number): Promise<void> {
  return database.transaction(async (store) => {
    const row = await lockRoomRow(store, id);
    if (!isDeletable(row, kept)) throw new Failure("conflict", whyNot(row, kept));
    await remove(store, by, row);
  });
}

/**
 * Brings a deleted revision back.
 *
 * @throws Failure `revision-unknown`, `conflict` where it is not deleted
 */
export function restoreRevision(database: Database, by: Person, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const row = await selectRoomRow(store, id);
    const back = await store.query(
      `update revision set deleted_at = null, version = version + 1
       where revision_id = $1 and deleted_at is not null and swept_at is null returning 1`,
      [id],
    );
    if (back.length === 0) throw new Failure("conflict", `Revision ${id} is not deleted.`);
    await recordRevision(store, by, "revision.restored", row);
  });
}

/**
 * Deletes superseded revisions beyond those that are kept, and removes for good what was deleted a week ago. Its name stays:
 * views and scenarios that were made of it know it by that, and say that its figures are gone. What it forecast is kept first.
 */
export async function sweepRevisions(database: Database, kept: number): Promise<void> {
  await keepForecasts(database);
  for (const { id } of (await selectRoom(database, false)).filter(isSuperseded).filter((row) => isDeletable(row, kept)))
    await database.transaction(async (store) => {
      const row = await lockRoomRow(store, id).catch(() => null);
      if (row && isSuperseded(row) && isDeletable(row, kept)) await remove(store, null, row);
    });
  const gone = await database.query<{ id: number }>(
    "select revision_id as id from revision where deleted_at < now() - make_interval(days => $1) and swept_at is null",
    [UNDO_DAYS],
  );
  for (const { id } of gone)
    await database.transaction(async (store) => {
      await store.query("delete from wallet where revision_id = $1", [id]);
      await store.query("delete from revision_import where revision_id = $1", [id]);
      await store.query("update revision set swept_at = now(), built_at = null where revision_id = $1", [id]);
    });
}

const isSuperseded = ({ status }: RoomRow) => status === "superseded";

async function remove(store: Queryable, by: Person | null, row: RoomRow): Promise<void> {
  await store.query("update revision set deleted_at = now(), version = version + 1 where revision_id = $1", [row.id]);
  await cancelJobsOf(store, "revision-build", jobKey(row.id));
  await store.query("select pg_notify($1, $2)", [WITHDRAWN, String(row.id)]);
  await recordRevision(store, by, "revision.deleted", row);
}

function whyNot({ id, status, publishAt }: RoomRow, kept: number): string {
  if (publishAt !== null) return `Revision ${id} is to be published. Take that back first.`;
  if (status === "published") return `Revision ${id} is what readers see.`;
  return `The last ${kept} revisions that were published are kept, so that readers can go back to them.`;
}
