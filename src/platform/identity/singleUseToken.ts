import { hashOfSecret, makeSecret } from "./secret.ts";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** `invitation`: to set up a way to sign in. `reset`: to choose a new password. `request`: to confirm a request for access. */
export type TokenPurpose = "invitation" | "reset" | "request";

export interface TokenHolder {
  /** Null for somebody who is not a person of ours yet. */
  readonly personId: number | null;
  readonly email: string;
}

/** Makes a secret for a link in a mail. It works once, until it expires; the store keeps its hash alone. */
export async function issueToken(
  store: Queryable,
  purpose: TokenPurpose,
  { personId, email }: TokenHolder,
  hours: number,
): Promise<string> {
  const secret = makeSecret();
  await store.query(
    `insert into single_use_token (token_hash, purpose, person_id, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [hashOfSecret(secret), purpose, personId, email, hours],
  );
  return secret;
}

/** Who holds this secret, without using it up; null when it is unknown, used or expired. */
export async function tokenHolder(
  store: Queryable,
  purpose: TokenPurpose,
  secret: string,
): Promise<TokenHolder | null> {
  const [row] = await store.query<HolderRow>(
    `select person_id, email from single_use_token
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
    [hashOfSecret(secret), purpose],
  );
  return row ? { personId: row.person_id, email: row.email } : null;
}

/**
 * Uses a secret up. Of two who try at once, one succeeds.
 *
 * @throws Failure `link-expired` when it is unknown, used or expired
 */
export async function useToken(transaction: Queryable, purpose: TokenPurpose, secret: string): Promise<TokenHolder> {
  const [row] = await transaction.query<HolderRow>(
    `update single_use_token set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning person_id, email`,
    [hashOfSecret(secret), purpose],
  );
  if (!row) throw linkExpired();
  return { personId: row.person_id, email: row.email };
}

/** Unknown, used and expired links are one to whoever holds them. */
export function linkExpired(): Failure {
  return new Failure("link-expired", "This link has already been used or has expired. Request a new one.");
}

/** Makes the unused links of a purpose worthless that were sent to this person, or to this address. */
export async function revokeTokens(
  store: Queryable,
  purpose: TokenPurpose,
  { personId, email }: TokenHolder,
): Promise<void> {
  await store.query(
    `update single_use_token set expires_at = now()
     where purpose = $1 and (person_id = $2 or email = $3) and used_at is null and expires_at > now()`,
    [purpose, personId, email],
  );
}

interface HolderRow {
  readonly person_id: number | null;
  readonly email: string;
}
