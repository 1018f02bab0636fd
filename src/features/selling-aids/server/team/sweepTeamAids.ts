import type { Database } from "#platform/database/database.ts";

/** For so long a deleted aid can be had back, and what readers no longer see is kept. */
const KEPT_DAYS = 30;
/** A file that nobody sent an aid with is let go. */
const UNUSED_DAYS = 1;

/**
 * Removes deleted aids and versions that others took the place of once they are old, and lets go of files that no aid has any more. Those then are
 * unused files like any others, which are removed in their time.
 */
export async function sweepTeamAids(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query("delete from team_aid where deleted_at < now() - make_interval(days => $1)", [KEPT_DAYS]);
    await transaction.query(
      "delete from team_aid_version where status = 'replaced' and changed_at < now() - make_interval(days => $1)",
      [KEPT_DAYS],
    );
    await transaction.query(
      `delete from team_aid_file as brought
       where created_at < now() - make_interval(days => $1)
         and not exists (select 1 from team_aid_version as used where used.stored_file_id = brought.stored_file_id)`,
      [UNUSED_DAYS],
    );
  });
}
