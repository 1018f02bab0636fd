import type { Queryable } from "#platform/database/database.ts";
import type { Identity } from "./identity.ts";

/** Somebody of ours, as far as the sign-in history names them. */
export interface LinkedPerson {
  readonly id: number;
  readonly email: string;
}

/** The person an identity is linked to; null while nobody is. */
export async function linkedPerson(store: Queryable, { issuer, subject }: Identity): Promise<LinkedPerson | null> {
  const [row] = await store.query<LinkedPerson>(
    `select person.person_id as id, person.email from person_identity
     join person on person.person_id = person_identity.person_id
     where person_identity.issuer = $1 and person_identity.subject = $2`,
    [issuer, subject],
  );
  return row ?? null;
}
