import type { Queryable } from "#platform/database/database.ts";

/** Forgets views that were deleted a day ago, and short links that nobody has used for two years. */
export async function sweepSavedViews(store: Queryable): Promise<void> {
  await store.query("delete from saved_view where deleted_at < now() - interval '1 day'");
  await store.query("delete from short_link where used_on < current_date - interval '2 years'");
}
