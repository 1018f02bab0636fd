import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { recordRevenue } from "./changeRevenue.ts";

/**
 * Takes a change back: what it brought goes, what it ended counts again.
 *
 * @throws Failure `not-found` for a change of another customer, one undone before or too long ago; `conflict` where something of it
 *   was changed again since
 */
export async function undoRevenue(database: Database, person: Person, change: number): Promise<void> {
  await database.transaction(async (store) => {
    await store.query("select 1 from customer where customer_id = $1 for update", [person.customerId]);
    const [undone] = await store.query(
      `update own_revenue_change set undone_at = now()
       where own_revenue_change_id = $1 and customer_id = $2 and undone_at is null and at > now() - interval '30 days'
       returning 1`,
      [change, person.customerId],
    );
    if (!undone) throw new Failure("not-found", "There is no such change that could be undone.");
    if (await isChangedSince(store, person.customerId, change))
      throw new Failure("conflict", "Some of these figures were changed again since. Nothing was undone.");
    await store.query("delete from own_revenue where brought_by = $1", [change]);
    await store.query("update own_revenue set ended_by = null where ended_by = $1", [change]);
    await recordRevenue(store, person, "ownRevenue.undone");
  });
}

/** Whether a later change ended what this one brought, or put something where this one took away. */
async function isChangedSince(store: Queryable, customer: number, change: number): Promise<boolean> {
  const later = await store.query(
    `select 1 from own_revenue as revenue
     where revenue.customer_id = $1 and (
       (revenue.brought_by = $2 and revenue.ended_by is not null)
       or (revenue.brought_by > $2 and revenue.ended_by is null and exists (
         select 1 from own_revenue as ended
         where ended.ended_by = $2 and ended.customer_id = $1 and ended.market_id = revenue.market_id
           and ended.medium = revenue.medium and ended.sub_vertical = revenue.sub_vertical and ended.year = revenue.year
           and (ended.month is not distinct from revenue.month or ended.month is null or revenue.month is null))))
     limit 1`,
    [customer, change],
  );
  return later.length > 0;
}
