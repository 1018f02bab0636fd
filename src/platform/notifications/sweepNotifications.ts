import type { Queryable } from "#platform/database/database.ts";

/** Forgets what people were told so many days ago, whether they read it or not. */
export async function sweepNotifications(store: Queryable, days: number): Promise<void> {
  await store.query("delete from notification where created_at < now() - make_interval(days => $1)", [days]);
}
