import type { Queryable } from "#platform/database/database.ts";

/** Forgets links that have not worked for ninety days. */
export async function sweepLinks(store: Queryable): Promise<void> {
  await store.query(
    "delete from report_link where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '90 days'",
  );
}
