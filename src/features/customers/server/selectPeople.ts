import type { z } from "zod";
import type { Queryable } from "#platform/database/database.ts";
import type { Role } from "#domain/access/access.ts";
import type { customerPerson } from "../contract/customerSchemas.ts";

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: "invited" | "active" | "disabled";
  readonly last_sign_in: Date | null;
}

/** The people of a customer, by name, as they leave the server. */
export async function selectPeople(store: Queryable, customer: number): Promise<z.output<typeof customerPerson>[]> {
  const rows = await store.query<PersonRow>(
    `select person_id as id, name, email, role, status,
            (select max(at) from sign_in where sign_in.person_id = person.person_id and outcome = 'signed-in') as last_sign_in
     from person where customer_id = $1 order by lower(name), person_id`,
    [customer],
  );
  return rows.map(({ id, name, email, role, status, last_sign_in }) => ({
    id: String(id),
    name,
    email,
    role,
    status,
    lastSignInAt: last_sign_in?.toISOString() ?? null,
  }));
}
