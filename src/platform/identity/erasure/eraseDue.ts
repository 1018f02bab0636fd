import type { Database } from "#platform/database/database.ts";
import { announceRights } from "../rightsVersion.ts";
import { erasePerson } from "./erasePerson.ts";

/**
 * Erases everybody whose time to think again is over, each in a transaction of its own. Any number of processes may do it at once.
 *
 * @returns how many were erased
 */
export async function eraseDue(database: Database): Promise<number> {
  for (let count = 0; ; count += 1) {
    const erased = await database.transaction(async (transaction) => {
      const [due] = await transaction.query<{ person: number }>(
        `select person_id as person from erasure
         where due_at <= now() and undone_at is null and erased_at is null
         order by due_at limit 1 for update skip locked`,
      );
      if (due) await erasePerson(transaction, due.person);
      return due !== undefined;
    });
    if (!erased) return count;
    announceRights(database);
  }
}
