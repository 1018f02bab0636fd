import type { Queryable } from "#database/database.ts";

/** Ends every session of a person's local accounts: refresh tokens, grants, and the provider's memory of the sign-in. */
export async function endSessions(transaction: Queryable, person: number): Promise<void> {
  await transaction.query(
    `delete from oidc_payload
     where payload->>'accountId' in (select subject from person_identity where person_id = $1)`,
    [person],
  );
}
