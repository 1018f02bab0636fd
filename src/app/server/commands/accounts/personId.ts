import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** The id of the person with this e-mail. @throws Failure `not-found` */
export async function personId(store: Queryable, email: string): Promise<number> {
  const [person] = await store.query<{ id: number }>("select person_id as id from person where email = lower($1)", [
    email.trim(),
  ]);
  if (!person) throw new Failure("not-found", `There is no user with the email address ${email}.`);
  return person.id;
}
