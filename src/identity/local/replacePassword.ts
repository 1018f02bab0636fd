import type { Queryable } from "#database/database.ts";

/**
 * Gives a local account a new password, lifts its lock, and ends every sign-in made with the old one.
 *
 * @param hash from `hashPassword`
 * @returns false without a local account of that e-mail
 */
export async function replacePassword(transaction: Queryable, email: string, hash: string): Promise<boolean> {
  const [account] = await transaction.query<{ subject: string }>(
    "update local_account set password_hash = $2, failures = 0, locked_until = null where email = $1 returning subject",
    [email, hash],
  );
  if (!account) return false;
  await transaction.query("delete from oidc_payload where payload->>'accountId' = $1", [account.subject]);
  return true;
}
