import type { EndpointInput, EndpointOutput } from "#platform/api/endpoint.ts";
import type { Queryable } from "#platform/database/database.ts";
import { LOCAL_ISSUER } from "#platform/identity/local/secrets.ts";
import type { SignInOutcome, SignInRefusal } from "#platform/identity/recordSignIn.ts";
import type { userSignIns } from "../contract.ts";

interface SignInRow {
  readonly id: number;
  readonly at: Date;
  readonly outcome: SignInOutcome;
  readonly reason: SignInRefusal | null;
  readonly issuer: string;
  readonly address: string | null;
  readonly agent: string | null;
}

/** One page of the ways in that a person tried, newest first. */
export async function selectSignIns(
  store: Queryable,
  person: number,
  { before, limit }: EndpointInput<typeof userSignIns>["query"],
): Promise<EndpointOutput<typeof userSignIns>> {
  const rows = await store.query<SignInRow>(
    `select sign_in_id::int as id, at, outcome, reason, issuer, address, agent from sign_in
     where person_id = $1 and ($2::bigint is null or sign_in_id < $2) order by sign_in_id desc limit $3`,
    [person, before ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(({ issuer, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    provider: issuer.startsWith(LOCAL_ISSUER) ? ("local" as const) : ("cloud" as const),
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
