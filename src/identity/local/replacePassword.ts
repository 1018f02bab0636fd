import type { Queryable } from "#database/database.ts";
import { forgetAttempts } from "./countAttempt.ts";

/**
 * Gives a local account a new password, lifts its lock, and ends every sign-in made with the old one.
 *
 * @param hash from `hashPassword`
 * @returns false without a local account of that e-mail
 */
export async function replacePassword(transaction: Queryable, email: string, hash: string): Promise<boolean> {
  const [account] = await transaction.query<{ subject: string }>(
    "update local_account set password_hash = $2 where email = $1 returning subject",
    [email, hash],
  );
  if (!account) return false;
  await forgetAttempts(transaction, email);
  await transaction.query("delete from oidc_payload where payload->>'accountId' = $1", [account.subject]);
  return true;
}
