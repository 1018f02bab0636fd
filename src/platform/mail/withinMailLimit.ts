import type { Queryable } from "#platform/database/database.ts";

/** Mails that anybody can have sent to one address by typing it, in an hour. */
const MAILS_PER_HOUR = 3;

/**
 * Whether one more mail that was asked for may go to this address. Others who ask for the same address wait until the
 * transaction ends, so that the limit holds for many at once.
 */
export async function withinMailLimit(transaction: Queryable, recipient: string): Promise<boolean> {
  await transaction.query("select pg_advisory_xact_lock(hashtext($1))", [`mail to ${recipient}`]);
  const [row] = await transaction.query<{ sent: number }>(
    "select count(*)::int as sent from mail where recipient = $1 and asked_for and created_at between now() - interval '1 hour' and now() + interval '1 minute'",
    [recipient],
  );
  return (row?.sent ?? 0) < MAILS_PER_HOUR;
}
