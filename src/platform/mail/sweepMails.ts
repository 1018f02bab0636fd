import type { Queryable } from "#platform/database/database.ts";

/** Forgets to whom mails went a quarter of a year ago; what they said is wiped when they go out. */
export async function sweepMails(store: Queryable): Promise<void> {
  await store.query("delete from mail where coalesce(sent_at, failed_at) < now() - interval '90 days'");
}
