import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/**
 * Makes sure that an active administrator is left. Call it in the transaction that took one away, which holds the locks of
 * `lockPerson`.
 *
 * @throws Failure `last-administrator`
 */
export async function keepAnAdministrator(transaction: Queryable): Promise<void> {
  const left = await transaction.query(
    "select 1 from person where role = 'Administrator' and status = 'active' limit 1",
  );
  if (left.length > 0) return;
  throw new Failure(
    "last-administrator",
    "This is the last active administrator. Make someone else an administrator first.",
  );
}
