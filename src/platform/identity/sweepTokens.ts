import type { Queryable } from "#platform/database/database.ts";

/**
 * Forgets links that have run out, and requests for access whose address was never proven: nobody can use them any more, and the
 * names in them are not ours to keep.
 */
export async function sweepTokens(store: Queryable): Promise<void> {
  await store.query("delete from single_use_token where expires_at < now() - interval '30 days'");
  await store.query(
    "delete from access_request where status = 'unconfirmed' and created_at < now() - interval '30 days'",
  );
}
