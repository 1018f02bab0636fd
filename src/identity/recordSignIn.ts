import type { Queryable } from "#database/database.ts";

export type SignInOutcome = "signed-in" | "wrong-password" | "locked" | "refused" | "signed-out";

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
}

const LONGEST_AGENT = 300;

/** Keeps a way in that was tried, for the sign-in history of a person. */
export async function recordSignIn(store: Queryable, attempt: SignInAttempt): Promise<void> {
  const { personId, email, issuer, outcome, address, agent } = attempt;
  await store.query(
    "insert into sign_in (person_id, email, issuer, outcome, address, agent) values ($1, $2, $3, $4, $5, $6)",
    [personId, email, issuer, outcome, address, agent?.slice(0, LONGEST_AGENT) ?? null],
  );
}
