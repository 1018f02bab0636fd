import type { Queryable } from "#platform/database/database.ts";
import { endSessions } from "../people/endSessions.ts";
import { forgetAttempts } from "./countAttempt.ts";
import { LOCAL_ISSUER } from "./secrets.ts";

/**
 * Gives a local account a new password, lifts its lock, and ends every sign-in made with the old one: sessions, grants and with them every
 * token, and looking as somebody else. Call `announceRights` after the commit.
 *
 * @param hash from `hashPassword`
 * @returns false without a local account of that e-mail
 */
export async function replacePassword(transaction: Queryable, email: string, hash: string): Promise<boolean> {
  const [account] = await transaction.query<{ subject: string }>(
    "update local_account set password_hash = $2, password_set_at = now() where email = $1 returning subject",
    [email, hash],
  );
  if (!account) return false;
  await forgetAttempts(transaction, email);
  await transaction.query("delete from oidc_payload where payload->>'accountId' = $1", [account.subject]);
  const [linked] = await transaction.query<{ id: number }>(
    "select person_id as id from person_identity where subject = $1 and starts_with(issuer, $2)",
    [account.subject, LOCAL_ISSUER],
  );
  if (linked) await endSessions(transaction, linked.id);
  return true;
}
