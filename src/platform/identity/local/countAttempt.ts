import { hash } from "node:crypto";
import type { Database, Queryable } from "#platform/database/database.ts";
import { lockEnd, lockSeconds } from "../lockout.ts";

/** How often a password was wrong in a row. */
export interface Attempts {
  readonly failures: number;
  /** Milliseconds since 1970; 0 is not locked. */
  readonly lockedUntil: number;
}

/** An attempt that was counted. */
export interface CountedAttempt {
  /** Undefined where nobody has this e-mail. */
  readonly account: { readonly subject: string; readonly hash: string } | undefined;
  /** How it stood before this attempt. */
  readonly before: Attempts;
  /** True when this attempt, should it fail, is the one that locks for the first time. */
  readonly locksNow: boolean;
}

interface AttemptsRow {
  readonly failures: number;
  readonly locked_until: Date | null;
}

/**
 * Counts an attempt as failed before it is made, so that many at once gain nothing; a right password takes the count back.
 * The count goes by the e-mail that was typed, whether anybody has it or not, and always lies in the store: a process that counted
 * on its own would lock later than the store does, which tells apart who has an account.
 */
export function countAttempt(database: Database, email: string): Promise<CountedAttempt> {
  return database.transaction(async (store) => {
    const now = Date.now();
    const before = await lockAttempts(store, email, now);
    const next = nextAttempt(before, now);
    await store.query("update sign_in_attempts set failures = $2, locked_until = $3 where email_hash = $1", [
      hashOf(email),
      next.failures,
      next.lockedUntil === 0 ? null : new Date(next.lockedUntil),
    ]);
    const [account] = await store.query<{ subject: string; hash: string }>(
      "select subject, password_hash as hash from local_account where email = $1",
      [email],
    );
    return { account, before, locksNow: lockSeconds(before.failures) === 0 && lockSeconds(next.failures) > 0 };
  });
}

/** A right or a new password ends the row of wrong ones. */
export async function forgetAttempts(store: Queryable, email: string): Promise<void> {
  await store.query("delete from sign_in_attempts where email_hash = $1", [hashOf(email)]);
}

/** Forgets what was not tried for a day, which is far longer than any lock. */
export async function sweepAttempts(store: Queryable): Promise<void> {
  await store.query("delete from sign_in_attempts where tried_at < now() - interval '1 day'");
}

/** How the e-mail stands; others who try it wait until this transaction ends. */
async function lockAttempts(store: Queryable, email: string, now: number): Promise<Attempts> {
  const [row] = await store.query<AttemptsRow>(
    `insert into sign_in_attempts (email_hash) values ($1)
     on conflict (email_hash) do update set tried_at = excluded.tried_at
     returning failures, locked_until`,
    [hashOf(email)],
  );
  const failures = row?.failures ?? 0;
  return { failures, lockedUntil: lockEnd(failures, row?.locked_until?.getTime() ?? 0, now) };
}

/** While it is locked it stays as it is: further attempts neither count nor lengthen the lock. */
function nextAttempt(before: Attempts, now: number): Attempts {
  if (before.lockedUntil > now) return before;
  const failures = before.failures + 1;
  const seconds = lockSeconds(failures);
  return { failures, lockedUntil: seconds === 0 ? 0 : now + seconds * 1_000 };
}

function hashOf(email: string): string {
  return hash("sha256", email);
}
