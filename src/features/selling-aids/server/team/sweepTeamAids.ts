import type { Database } from "#database/database.ts";
import type { FileStore } from "#files/fileStore.ts";

/** For so long a deleted aid can be had back, and what readers no longer see is kept. */
const KEPT_DAYS = 30;
/** A file that nobody sent an aid with is forgotten. */
const UNUSED_DAYS = 1;

/** Removes deleted aids and versions that others took the place of once they are old, and the files that nothing uses any more. */
export async function sweepTeamAids(database: Database, files: FileStore): Promise<void> {
  const places = await database.transaction(async (transaction) => {
    await transaction.query("delete from team_aid where deleted_at < now() - make_interval(days => $1)", [KEPT_DAYS]);
    await transaction.query(
      `delete from team_aid_version as old where status = 'replaced' and changed_at < now() - make_interval(days => $1)`,
      [KEPT_DAYS],
    );
    const unused = await transaction.query<{ place: string }>(
      `delete from team_aid_file as brought
       where created_at < now() - make_interval(days => $1)
         and not exists (select 1 from team_aid_version as used where used.stored_file_id = brought.stored_file_id)
       returning stored_file_id as place`,
      [UNUSED_DAYS],
    );
    const found = unused.map(({ place }) => place);
    if (found.length > 0)
      await transaction.query("delete from stored_file where stored_file_id = any($1::text[])", [found]);
    return found;
  });
  // Bytes that outlive their row are found by nobody; a row without its bytes would be.
  for (const place of places) await files.delete(place);
}
