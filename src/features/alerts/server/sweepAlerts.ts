import type { Queryable } from "#platform/database/database.ts";

/** Forgets rules and subscriptions that were deleted a day ago, alerts put aside a quarter of a year ago, and all of them after two years. */
export async function sweepAlerts(store: Queryable): Promise<void> {
  await store.query("delete from alert_rule where deleted_at < now() - interval '1 day'");
  await store.query("delete from alert_subscription where deleted_at < now() - interval '1 day'");
  await store.query(
    "delete from alert where dismissed_at < now() - interval '90 days' or raised_at < now() - interval '2 years'",
  );
  await store.query(
    "delete from alert_evaluation where finished_at < now() - interval '2 years' and occasion not like 'r%'",
  );
  await store.query("delete from alert_digest where made_at < now() - interval '1 year'");
}
