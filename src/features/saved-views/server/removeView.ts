import type { Database, Queryable } from "#platform/database/database.ts";
import { type Reader, noSuchView, type SavedViewRow, selectSavedView } from "./savedViewRows.ts";

/**
 * Takes a view of the person's own out of sight, everybody's.
 *
 * @throws Failure `not-found`
 */
export async function removeView(store: Queryable, owner: Reader, id: number): Promise<void> {
  expectOne(
    await store.query(
      `update saved_view set deleted_at = now()
       where saved_view_id = $1 and person_id = $2 and deleted_at is null returning saved_view_id`,
      [id, owner.id],
    ),
  );
}

/**
 * Brings a deleted view back; pins and defaults of it are as they were.
 *
 * @throws Failure `not-found` where the person has deleted no such view, or too long ago
 */
export function bringBackView(database: Database, owner: Reader, id: number): Promise<SavedViewRow> {
  return database.transaction(async (store) => {
    expectOne(
      await store.query(
        `update saved_view set deleted_at = null
         where saved_view_id = $1 and person_id = $2 and deleted_at > now() - interval '1 day'
         returning saved_view_id`,
        [id, owner.id],
      ),
    );
    return selectSavedView(store, owner, id);
  });
}

function expectOne(rows: readonly object[]): void {
  if (rows.length === 0) throw noSuchView();
}
