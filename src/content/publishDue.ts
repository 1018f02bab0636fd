import type { Database, Queryable } from "#database/database.ts";
import { putOut } from "./changeStanding.ts";
import { type ItemRow, selectItem } from "./itemRows.ts";
import { CLOCK } from "./recordContent.ts";

/** Publishes what waited and whose time has come; `tell` is called with each item in the transaction that publishes it, where followers shall hear of it. */
export async function publishDue(
  database: Database,
  tell: (transaction: Queryable, item: ItemRow) => Promise<void>,
): Promise<number> {
  let count = 0;
  while (await database.transaction((transaction) => publishNext(transaction, tell))) count += 1;
  return count;
}

async function publishNext(
  transaction: Queryable,
  tell: (transaction: Queryable, item: ItemRow) => Promise<void>,
): Promise<boolean> {
  const [due] = await transaction.query<{ id: number }>(
    `select content_item_id as id from content_item
     where publish_at <= now() and deleted_at is null
     order by publish_at limit 1 for update skip locked`,
  );
  if (!due) return false;
  const item = await selectItem(transaction, due.id);
  const out = await putOut(transaction, item, CLOCK);
  if (item.notify_on_publish) await tell(transaction, out);
  return true;
}
