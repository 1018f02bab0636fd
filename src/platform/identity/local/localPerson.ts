import type { Queryable } from "#platform/database/database.ts";

/** A person as the pages for passwords need to know one. */
export interface LocalPerson {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly customer: string;
  readonly language: string | null;
  readonly status: "invited" | "active" | "disabled";
  /** Whether there is an account that a password can be given to. */
  readonly hasAccount: boolean;
}

const COLUMNS = `select person.person_id as id, person.email, person.name, customer.name as customer, person.language,
    person.status, local_account.subject is not null as "hasAccount"
  from person
  join customer on customer.customer_id = person.customer_id
  left join local_account on local_account.email = person.email`;

/** @param email in small letters */
export async function personOfEmail(store: Queryable, email: string): Promise<LocalPerson | undefined> {
  const [person] = await store.query<LocalPerson>(`${COLUMNS} where person.email = $1`, [email]);
  return person;
}

export async function personOfId(store: Queryable, id: number): Promise<LocalPerson | undefined> {
  const [person] = await store.query<LocalPerson>(`${COLUMNS} where person.person_id = $1`, [id]);
  return person;
}

/** What others know of a person, and no password may be made of. */
export function knownOf({ email, name, customer }: LocalPerson, product: string): string[] {
  return [email, name, customer, product];
}
