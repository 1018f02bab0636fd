import type { Queryable } from "#platform/database/database.ts";

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
    `with merged as (
       select gone.customer_id, gone.company_id as gone, kept.company_id as kept
       from company as gone
       join company_change as change on change.company_change_id = gone.ended_by
       join company as kept on kept.customer_id = gone.customer_id and kept.brought_by = gone.ended_by
       where change.kind = 'merged' and change.at < now() - interval '30 days' and kept.company_id <> gone.company_id
     )
     update team_comment set company_id = merged.kept from merged
     where team_comment.customer_id = merged.customer_id and team_comment.company_id = merged.gone
     returning 1 as one`,
  );
  return carried.length;
}
