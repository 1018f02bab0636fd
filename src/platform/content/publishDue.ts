import type { Database, Queryable } from "#platform/database/database.ts";
import { putOut } from "./changeStanding.ts";
import { selectItem } from "./itemRows.ts";
import { CLOCK } from "./recordContent.ts";

/** Publishes what waited and whose time has come, whichever process finds it first; answers how much that was. */
export async function publishDue(database: Database): Promise<number> {
  let count = 0;
  while (await database.transaction(publishNext)) count += 1;
  return count;
}

async function publishNext(transaction: Queryable): Promise<boolean> {
  const [due] = await transaction.query<{ id: number }>(
    `select content_item_id as id from content_item
     where publish_at <= now() and deleted_at is null
     order by publish_at limit 1 for update skip locked`,
  );
  if (!due) return false;
  await putOut(transaction, await selectItem(transaction, due.id), CLOCK);
  return true;
}
