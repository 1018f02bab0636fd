import { randomUUID } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import { forgetAttempts } from "./countAttempt.ts";

export interface LocalAccount {
  readonly personId: number;
  readonly email: string;
  readonly name: string;
  /** From `hashPassword`. */
  readonly hash: string;
  /** From `localIssuer`. */
  readonly issuer: string;
}

/** Lets a person sign in with a password: creates the local account, or replaces the password of the one that is there. */
export async function saveLocalAccount(transaction: Queryable, account: LocalAccount): Promise<void> {
  const { personId, email, name, hash, issuer } = account;
  const [row] = await transaction.query<{ subject: string }>(
    `insert into local_account (subject, email, name, password_hash) values ($1, $2, $3, $4)
     on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash
     returning subject`,
    [randomUUID(), email, name, hash],
  );
  await forgetAttempts(transaction, email);
  await transaction.query(
    "insert into person_identity (issuer, subject, person_id) values ($1, $2, $3) on conflict (issuer, subject) do nothing",
    [issuer, row?.subject, personId],
  );
}
