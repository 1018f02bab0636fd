import type { Queryable } from "#platform/database/database.ts";

/** Forgets ways in that were tried so many days ago, but for the last time that each person signed in and out: lists tell of it. */
export async function sweepSignIns(store: Queryable, days: number): Promise<void> {
  await store.query(
    `delete from sign_in as old
     where at < now() - make_interval(days => $1)
       and (person_id is null or outcome not in ('signed-in', 'signed-out') or exists (
         select 1 from sign_in as later
         where later.person_id = old.person_id and later.outcome = old.outcome
           and (later.at, later.sign_in_id) > (old.at, old.sign_in_id)))`,
    [days],
  );
}
