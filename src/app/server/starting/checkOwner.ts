import type { Queryable } from "#platform/database/database.ts";
import { storeOwnership } from "#platform/database/queries/storeOwnership.ts";

/** The store's user may not bring its tables up to date; the message says what to do. */
export class StoreNotOwned extends Error {
  override readonly name = "StoreNotOwned";
}

/**
 * The product makes and changes its tables itself, which only their owner may.
 *
 * @throws StoreNotOwned
 */
export async function checkOwner(store: Queryable): Promise<void> {
  const { user, database, makes, other } = await storeOwnership(store);
  if (makes && other === null) return;
  const why = other === null ? "may make no tables in it" : `does not own its tables, which are those of "${other}"`;
  const what =
    other === null
      ? `Let a superuser run "alter database ${database} owner to ${user}"`
      : `Name "${other}" in DATABASE_URL, or let a superuser run "grant ${other} to ${user}"`;
  throw new StoreNotOwned(
    `The database "${database}" cannot be brought up to date: "${user}", who asks by DATABASE_URL, ${why}. ${what}, then start again.`,
  );
}
