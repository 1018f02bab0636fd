import type { Queryable } from "#platform/database/database.ts";

/** Forgets files of calls that can no longer be undone; the calls stay. */
export async function sweepCallFiles(store: Queryable): Promise<void> {
  await store.query("delete from call_file where at < now() - interval '30 days'");
}
