import type { Queryable } from "#platform/database/database.ts";

/** Where the audit log ends. Whoever adds to it, or takes a name out of it, holds this row until the commit; others wait. */
export async function lockEnd(transaction: Queryable): Promise<{ readonly position: number; readonly hash: string }> {
  await transaction.query("insert into audit_end default values on conflict do nothing");
  const [end] = await transaction.query<{ position: number; hash: string }>(
    "select position, hash from audit_end for update",
  );
  return end ?? { position: 0, hash: "" };
}
