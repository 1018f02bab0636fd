import type { Queryable } from "#platform/database/database.ts";

export type SignInOutcome = "signed-in" | "wrong-password" | "locked" | "refused" | "signed-out";

/** Why good credentials were refused. */
export const SIGN_IN_REFUSALS = ["user-unknown", "user-disabled", "subscription-ended", "tenant-not-allowed"] as const;

export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** Where a way in was tried from. */
export interface SignInOrigin {
  /** Network address of the browser; null where it is not known. */
  readonly address: string | null;
  readonly agent: string | null;
}

export interface SignInAttempt extends SignInOrigin {
  /** Null where nobody of ours was meant. */
  readonly personId: number | null;
  readonly email: string | null;
  readonly issuer: string;
  readonly outcome: SignInOutcome;
  /** With `refused` alone. */
  readonly reason?: SignInRefusal;
}

const LONGEST_AGENT = 300;

/** Keeps a way in that was tried, for the sign-in history of a person. */
export async function recordSignIn(store: Queryable, attempt: SignInAttempt): Promise<void> {
  const { personId, email, issuer, outcome, reason = null, address, agent } = attempt;
  await store.query(
    "insert into sign_in (person_id, email, issuer, outcome, reason, address, agent) values ($1, $2, $3, $4, $5, $6, $7)",
    [personId, email, issuer, outcome, reason, address, agent?.slice(0, LONGEST_AGENT) ?? null],
  );
}
