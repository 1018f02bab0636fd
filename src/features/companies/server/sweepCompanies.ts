import type { Queryable } from "#platform/database/database.ts";
import { COMPANY_MERGES } from "#platform/database/queries/companyMerges.ts";

const LONGEST_CHAIN = 20;

/** Forgets what was changed or removed a month ago, and its people with it: it can no longer be undone. */
export async function sweepCompanies(store: Queryable): Promise<void> {
  // As long as a merge can be undone, comments are found through it; then they are the merged company's for good.
  for (let step = 0; step < LONGEST_CHAIN && (await carryComments(store)) > 0; step++);
  await store.query(
    `delete from company using company_change as change
     where change.company_change_id = company.ended_by and change.at < now() - interval '30 days'`,
  );
}

/** Hands comments on companies that ended in a merge a month ago to those they were merged into; answers how many, of which some may stand on a further one. */
async function carryComments(store: Queryable): Promise<number> {
  const carried = await store.query(
    `update team_comment set company_id = merged.kept from (${COMPANY_MERGES}) as merged
     where team_comment.customer_id = merged.customer_id and team_comment.company_id = merged.gone
       and merged.at < now() - interval '30 days'
     returning 1 as one`,
  );
  return carried.length;
}
