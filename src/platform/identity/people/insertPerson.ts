import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { checkSeats } from "../seats.ts";
import { type PersonSettings, takesSeat } from "./person.ts";

/**
 * Adds a person and answers the id. The customer is locked first, so that two additions at once count each other.
 *
 * @throws Failure `already-exists` when the e-mail is taken, `seats-taken`, `invalid-input` without such a customer
 */
export async function insertPerson(transaction: Queryable, settings: PersonSettings): Promise<number> {
  const { email, name, customerId, role, access, markets, verticals, language, status, seesTeamCalls } = settings;
  await checkCustomer(transaction, customerId);
  const [person] = await transaction.query<{ id: number }>(
    `insert into person (customer_id, email, name, role, access, markets, verticals, language, status, sees_team_calls, invited_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $9 = 'invited' then now() end)
     on conflict (email) do nothing returning person_id as id`,
    [customerId, email, name, role, access, markets, verticals, language, status, seesTeamCalls],
  );
  if (!person) throw emailTaken(email);
  if (takesSeat(settings)) await checkSeats(transaction, customerId);
  return person.id;
}

/** Locks a customer that somebody is to belong to. @throws Failure `invalid-input` where there is none */
export async function checkCustomer(transaction: Queryable, id: number): Promise<void> {
  const known = await transaction.query("select 1 from customer where customer_id = $1 for no key update", [id]);
  if (known.length > 0) return;
  const message = "This customer does not exist.";
  throw new Failure("invalid-input", message, [{ pointer: "/body/customer", message }]);
}

export function emailTaken(email: string): Failure {
  const message = `There is already a user with the email address ${email}.`;
  return new Failure("already-exists", message, [{ pointer: "/body/email", message }]);
}
