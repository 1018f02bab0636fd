import type { Database, Queryable } from "#platform/database/database.ts";
import { announceRights } from "./rightsVersion.ts";
import type { VerifiedToken } from "./tokenVerifier.ts";

/** A sign-in that has not ended. */
export interface OpenSignIn {
  readonly open: true;
}

export type NamedSignIn = Pick<VerifiedToken, "tenant" | "signIn">;

export const signInName = ({ tenant, signIn }: NamedSignIn): string =>
  `${tenant === null ? "Grant" : "Ended"} ${signIn}`;

/**
 * Which of some sign-ins are open, by `signInName`. One at the local provider is as long as its grant is there; one at a cloud provider,
 * whose sessions nobody here can see, until it is noted that it was ended here.
 */
export async function openSignIns(store: Queryable, signIns: readonly NamedSignIn[]): Promise<Map<string, OpenSignIn>> {
  const rows = await store.query<{ name: string }>(
    `select type || ' ' || id as name from oidc_payload
     where type in ('Grant', 'Ended') and id = any($1::text[]) and (expires_at is null or expires_at > now())`,
    [signIns.map(({ signIn }) => signIn)],
  );
  const there = new Set(rows.map(({ name }) => name));
  const open = signIns.map(signInName).filter((name) => there.has(name) === name.startsWith("Grant "));
  return new Map(open.map((name) => [name, { open: true }]));
}

/** No token that was made before can outlive this; longer ones are refused. */
const LONGEST_LIFE_HOURS = 49;

/** Ends the sign-in that a token belongs to, and with it every other token of it, from the next request on. */
export async function endSignIn(database: Database, { tenant, signIn }: NamedSignIn): Promise<void> {
  await database.transaction(async (store) => {
    if (tenant === null)
      await store.query("delete from oidc_payload where (type = 'Grant' and id = $1) or grant_id = $1", [signIn]);
    else
      await store.query(
        `insert into oidc_payload (type, id, payload, expires_at)
         values ('Ended', $1, '{}', now() + make_interval(hours => $2)) on conflict do nothing`,
        [signIn, LONGEST_LIFE_HOURS],
      );
  });
  announceRights(database);
}
