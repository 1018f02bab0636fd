import type { Queryable } from "#platform/database/database.ts";

/** Forgets what was changed or removed a month ago, and its people with it: it can no longer be undone. */
export async function sweepCompanies(store: Queryable): Promise<void> {
  await store.query(
    `delete from company using company_change as change
     where change.company_change_id = company.ended_by and change.at < now() - interval '30 days'`,
  );
}
