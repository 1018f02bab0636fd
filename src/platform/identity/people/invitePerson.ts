import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { AccessFlag } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { sendInvitation } from "../sendInvitation.ts";
import type { Site } from "../site.ts";
import { insertPerson } from "./insertPerson.ts";
import type { Actor, PersonChange, PersonSettings } from "./person.ts";
import { personState } from "./personState.ts";
import { type PersonRecord, selectPerson } from "./selectPeople.ts";

/** Who is to be invited. What is left out narrows nothing, except flags: there the customer says what new people get. */
export type Invitee = Pick<PersonSettings, "email" | "name" | "customerId"> & Omit<PersonChange, "status">;

/**
 * Adds a person who is to set up a way to sign in, and mails the invitation.
 *
 * @param words what `by` writes to the person in it; may be empty
 * @throws Failure `already-exists`, `seats-taken`, `invalid-input`
 */
export async function invitePerson(
  transaction: Queryable,
  invited: Invitee,
  by: Actor,
  site: Site,
  words = "",
): Promise<PersonRecord> {
  const { email, name, customerId, role = "Subscriber", markets = null, verticals = null, language = null } = invited;
  const access = invited.access === undefined ? await usualAccess(transaction, customerId) : invited.access;
  const { seesTeamCalls = false } = invited;
  const rights = { role, access, markets, verticals, seesTeamCalls };
  const settings = { email, name, customerId, ...rights, language, status: "invited" } as const;
  const person = await selectPerson(transaction, await insertPerson(transaction, settings));
  await sendInvitation(transaction, { ...person, personId: person.id, words }, site);
  await recordChange(transaction, { ...subject(person, by), action: "person.invited", after: personState(person) });
  return person;
}

/**
 * Mails an invitation once more; links sent before stop working.
 *
 * @throws Failure `conflict` for somebody who has accepted already or was deactivated
 */
export async function inviteAgain(transaction: Queryable, person: PersonRecord, by: Actor, site: Site): Promise<void> {
  if (person.status !== "invited")
    throw new Failure("conflict", `${person.name} has no pending invitation; the user is ${person.status}.`);
  await transaction.query("update person set invited_at = now() where person_id = $1", [person.id]);
  await sendInvitation(transaction, { ...person, personId: person.id }, site);
  await recordChange(transaction, { ...subject(person, by), action: "person.invitedAgain" });
}

/** The flags that a customer gives to new people; null is all of the customer's. */
async function usualAccess(store: Queryable, customer: number): Promise<AccessFlag[] | null> {
  const [row] = await store.query<{ access: AccessFlag[] | null }>(
    "select default_access as access from customer where customer_id = $1",
    [customer],
  );
  return row?.access ?? null;
}

function subject(person: PersonRecord, by: Actor) {
  return { actor: by, subjectKind: "person", subjectId: String(person.id), subject: person.email } as const;
}
