import { LRUCache } from "lru-cache";
import type { Database, Queryable } from "#database/database.ts";
import { sameEmail } from "../accounts.ts";
import { lockSeconds } from "../lockout.ts";
import { verifyPassword } from "../passwords.ts";
import type { SignInOrigin } from "../recordSignIn.ts";

export type CredentialsCheck =
  | { readonly outcome: "right"; readonly subject: string }
  | { readonly outcome: "wrong" }
  | { readonly outcome: "locked"; readonly seconds: number };

/** Checks e-mail and password, counting every attempt before it is made, so that many at once gain nothing. */
export type CheckCredentials = (email: string, password: string, origin: SignInOrigin) => Promise<CredentialsCheck>;

interface Attempts {
  readonly failures: number;
  /** Milliseconds since 1970; 0 is not locked. */
  readonly lockedUntil: number;
}

interface AccountRow {
  readonly subject: string;
  readonly password_hash: string;
  readonly failures: number;
  readonly locked_until: Date | null;
}

const STRANGERS = 10_000;

/** Unknown e-mails are treated like known ones, lock and time taken included, so that nobody learns who has an account. */
export function checkCredentials(database: Database): CheckCredentials {
  const strangers = new LRUCache<string, Attempts>({ max: STRANGERS });

  function countStranger(email: string): Attempts {
    const before = strangers.get(email) ?? { failures: 0, lockedUntil: 0 };
    const next = nextAttempt(before, Date.now());
    strangers.set(email, next);
    return before;
  }

  return async (given, password) => {
    const email = sameEmail(given);
    const account = await countAttempt(database, email);
    const { lockedUntil } = account ? attemptsOf(account) : countStranger(email);
    if (lockedUntil > Date.now()) return { outcome: "locked", seconds: Math.ceil((lockedUntil - Date.now()) / 1_000) };

    const right = await verifyPassword(password, account?.password_hash ?? "");
    if (!account || !right) return { outcome: "wrong" };
    await database.query("update local_account set failures = 0, locked_until = null where subject = $1", [
      account.subject,
    ]);
    return { outcome: "right", subject: account.subject };
  };
}

/** A locked account stays as it is: further attempts neither count nor lengthen the lock. */
function nextAttempt(before: Attempts, now: number): Attempts {
  if (before.lockedUntil > now) return before;
  const failures = before.failures + 1;
  const seconds = lockSeconds(failures);
  return { failures, lockedUntil: seconds === 0 ? 0 : now + seconds * 1_000 };
}

/** Counts the attempt as failed and answers the account as it was before; a right password takes the count back. */
function countAttempt(database: Database, email: string): Promise<AccountRow | undefined> {
  return database.transaction(async (store: Queryable) => {
    const [account] = await store.query<AccountRow>(
      "select subject, password_hash, failures, locked_until from local_account where email = $1 for update",
      [email],
    );
    const { failures, lockedUntil } = nextAttempt(
      account ? attemptsOf(account) : { failures: 0, lockedUntil: 0 },
      Date.now(),
    );
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
