import { recordChange } from "#audit/recordChange.ts";
import type { Queryable } from "#database/database.ts";
import { Failure } from "#domain/failure.ts";
import { sendInvitation } from "../sendInvitation.ts";
import type { Site } from "../site.ts";
import { insertPerson } from "./insertPerson.ts";
import type { Actor, PersonSettings } from "./person.ts";
import { personState } from "./personState.ts";
import { type PersonRecord, selectPerson } from "./selectPeople.ts";

/**
 * Adds a person who is to set up a way to sign in, and mails the invitation.
 *
 * @throws Failure `already-exists`, `seats-taken`, `invalid-input`
 */
export async function invitePerson(
  transaction: Queryable,
  invited: Omit<PersonSettings, "status">,
  by: Actor,
  site: Site,
): Promise<PersonRecord> {
  const person = await selectPerson(transaction, await insertPerson(transaction, { ...invited, status: "invited" }));
  await sendInvitation(transaction, { ...person, personId: person.id }, site);
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
    throw new Failure("conflict", `${person.name} has no open invitation: the user is ${person.status}.`);
  await transaction.query("update person set invited_at = now() where person_id = $1", [person.id]);
  await sendInvitation(transaction, { ...person, personId: person.id }, site);
  await recordChange(transaction, { ...subject(person, by), action: "person.invitedAgain" });
}

function subject(person: PersonRecord, by: Actor) {
  return { actor: by, subjectKind: "person", subjectId: String(person.id), subject: person.email } as const;
}
