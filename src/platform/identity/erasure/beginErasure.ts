import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { erasureBegunMail } from "#platform/mail/words/erasureBegunMail.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import { keepAnAdministrator } from "../people/keepAnAdministrator.ts";
import { type Actor, type PersonStatus, sameEmail } from "../people/person.ts";
import { pageLink, type Site } from "../site.ts";
import { erasureOf } from "./erasureRows.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A person of ours asks for her data to be erased, and her account is closed. For administrators, who can undo it. */
    readonly "erasure-asked": { readonly name: string };
  }
}

interface ErasureOrder {
  readonly person: number;
  /** Her e-mail, typed by whoever asks: nobody erases somebody by a slip. */
  readonly confirm: string;
  /** Days in which it can be taken back. */
  readonly days: number;
}

/** A person as far as an erasure and its mails need to know one. */
export interface ErasedPerson {
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly status: PersonStatus;
}

/**
 * Closes an account at once and sets the day on which what is held about the person goes. A person may ask for herself through her own
 * eyes; then administrators are told. Call `announceRights` after the commit.
 *
 * @returns when it is due
 * @throws Failure `not-found`, `invalid-input` where another e-mail was typed, `conflict` where it is under way, `last-administrator`
 */
export async function beginErasure(
  transaction: Queryable,
  { person, confirm, days }: ErasureOrder,
  by: Actor,
  site: Site,
): Promise<Date> {
  const { email, name, language, status } = await lockForErasure(transaction, person);
  if (sameEmail(confirm) !== sameEmail(email)) throw wrongInput([inputError("/body/confirm", "not-the-email")]);
  if (await erasureOf(transaction, person))
    throw new Failure("conflict", "This account is already scheduled to be erased.");
  const [begun] = await transaction.query<{ due: Date }>(
    `insert into erasure (person_id, status_before, asked_by, due_at)
     values ($1, $2, $3, now() + make_interval(days => $4)) returning due_at as due`,
    [person, status, by.id, days],
  );
  if (!begun) throw new Error(`The erasure of person ${person} was not noted.`);
  await transaction.query("update person set status = 'disabled', version = version + 1 where person_id = $1", [
    person,
  ]);
  await keepAnAdministrator(transaction);
  await transaction.query("select end_sessions($1)", [person]);
  await transaction.query("update api_key set revoked_at = now() where person_id = $1 and revoked_at is null", [
    person,
  ]);
  await recordChange(transaction, {
    actor: by,
    action: "person.erasureBegun",
    subjectKind: "person",
    subjectId: String(person),
    subject: email,
    before: { status },
    after: { status: "disabled", until: begun.due.toISOString() },
  });
  // An administrator who asks for somebody knows; of the others she is none any more, her account being closed.
  if (by.id === person) {
    const link = `/administration/user?open=${person}`;
    await notify(transaction, await administrators(transaction), { kind: "erasure-asked", data: { name }, link });
  }
  const words = composeMail(erasureBegunMail, language, {
    product: site.product,
    name,
    due: begun.due,
    herself: by.id === person,
    link: pageLink(site, "login"),
  });
  await queueMail(transaction, email, words);
  return begun.due;
}

/**
 * Locks a person who is there and not erased, and with her all administrators, in the order in which every change of a person does.
 *
 * @throws Failure `not-found`
 */
export async function lockForErasure(transaction: Queryable, person: number): Promise<ErasedPerson> {
  await transaction.query(
    "select person_id from person where role = 'Administrator' or person_id = $1 order by person_id for update",
    [person],
  );
  const [found] = await transaction.query<ErasedPerson>(
    "select email, name, language, status from person where person_id = $1 and erased_at is null",
    [person],
  );
  if (!found) throw new Failure("not-found", "This user does not exist.");
  return found;
}
