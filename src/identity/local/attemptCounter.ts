import { LRUCache } from "lru-cache";
import type { Database } from "#database/database.ts";
import { lockSeconds } from "../lockout.ts";

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

interface AccountRow {
  readonly subject: string;
  readonly password_hash: string;
  readonly failures: number;
  readonly locked_until: Date | null;
}

const STRANGERS = 10_000;
const NONE: Attempts = { failures: 0, lockedUntil: 0 };

/**
 * Counts attempts as failed before they are made, so that many at once gain nothing; a right password takes the count back.
 * E-mails that nobody has are counted like those that somebody has.
 */
export function attemptCounter(database: Database): (email: string) => Promise<CountedAttempt> {
  const strangers = new LRUCache<string, Attempts>({ max: STRANGERS });

  return async (email) => {
    const account = await countAccount(database, email);
    const before = account ? attemptsOf(account) : (strangers.get(email) ?? NONE);
    const next = nextAttempt(before, Date.now());
    if (!account) strangers.set(email, next);
    return {
      account: account && { subject: account.subject, hash: account.password_hash },
      before,
      locksNow: lockSeconds(before.failures) === 0 && lockSeconds(next.failures) > 0,
    };
  };
}

/** A locked account stays as it is: further attempts neither count nor lengthen the lock. */
function nextAttempt(before: Attempts, now: number): Attempts {
  if (before.lockedUntil > now) return before;
  const failures = before.failures + 1;
  const seconds = lockSeconds(failures);
  return { failures, lockedUntil: seconds === 0 ? 0 : now + seconds * 1_000 };
}

/** Counts and answers the account as it was before. */
function countAccount(database: Database, email: string): Promise<AccountRow | undefined> {
  return database.transaction(async (store) => {
    const [account] = await store.query<AccountRow>(
      "select subject, password_hash, failures, locked_until from local_account where email = $1 for update",
      [email],
    );
    const { failures, lockedUntil } = nextAttempt(account ? attemptsOf(account) : NONE, Date.now());
    await store.query("update local_account set failures = $2, locked_until = $3 where email = $1", [
      email,
      failures,
      lockedUntil === 0 ? null : new Date(lockedUntil),
    ]);
    return account;
  });
}

function attemptsOf({ failures, locked_until }: AccountRow): Attempts {
  return { failures, lockedUntil: locked_until?.getTime() ?? 0 };
}
