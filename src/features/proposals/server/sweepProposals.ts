import type { Queryable } from "#platform/database/database.ts";

/** Forgets what can no longer be undone: proposals that were removed a day ago, rate cards that were replaced a month ago, and links that have not worked for ninety days. */
export async function sweepProposals(store: Queryable): Promise<void> {
  await store.query(
    "delete from proposal_link where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '90 days'",
  );
  await store.query("delete from proposal where removed_at < now() - interval '1 day'");
  await store.query(
    `delete from rate_card as old using rate_card as newer
     where newer.rate_card_id = old.ended_by and newer.at < now() - interval '30 days'`,
  );
}
