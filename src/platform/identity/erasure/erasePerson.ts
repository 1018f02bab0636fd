import { hash } from "node:crypto";
import { AUDIT_COLUMNS, type AuditRow } from "#platform/audit/auditRows.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import { redactEntries } from "#platform/audit/redactEntries.ts";
import type { Queryable } from "#platform/database/database.ts";
import { forgetAttempts } from "../local/countAttempt.ts";
import { namesOf } from "./names.ts";
import { PERSON_ROWS } from "./personRows.ts";
import { replaceNames } from "./replaceNames.ts";
import { type Wording, wordingOf } from "./wording.ts";

/**
 * Makes an account nameless for good, removes what was the person's alone, and takes her names out of everything that stays. All of it or
 * nothing: call it in a transaction of its own.
 *
 * @throws Error where there is no such person
 */
export async function erasePerson(transaction: Queryable, person: number): Promise<void> {
  const [held] = await transaction.query<{ email: string }>(
    "select email from person where person_id = $1 for update",
    [person],
  );
  if (!held) throw new Error(`There is no person ${person} to erase.`);
  const names = await namesOf(transaction, person);
  await transaction.query("select end_sessions($1)", [person]);
  await removeByEmail(transaction, names.emails);
  await removeRows(transaction, person);
  const { name, email } = names;
  await transaction.query(
    `update person set email = $2, name = $3, access = '{}', markets = '{}', verticals = '{}', language = null, status = 'disabled',
       erased_at = now(), version = version + 1 where person_id = $1`,
    [person, email, name],
  );
  await transaction.query(
    `update erasure set erased_at = now(), email_hash = $2 where person_id = $1 and undone_at is null and erased_at is null`,
    [person, erasedHash(person, held.email)],
  );
  const wording = wordingOf(names);
  await replaceNames(transaction, wording);
  await redactEntries(transaction, { id: person, pseudonym: name }, () => renamedEntries(transaction, person, wording));
  await recordChange(transaction, {
    actor: { id: null, name: "spotmarket" },
    action: "person.erased",
    subjectKind: "person",
    subjectId: String(person),
    subject: email,
  });
}

/** By what an erased person is known again in a backup that was made before: her number and the e-mail that she had, as one hash. */
export function erasedHash(person: number, email: string): string {
  return hash("sha256", `${person}:${email.trim().toLowerCase()}`);
}

async function removeByEmail(transaction: Queryable, emails: readonly string[]): Promise<void> {
  for (const place of ["mail.recipient", "sign_in.email", "access_request.email", "single_use_token.email"]) {
    const [table = "", column = ""] = place.split(".");
    await transaction.query(`delete from ${table} where lower(${column}) = any($1::text[])`, [emails]);
  }
  await transaction.query("delete from local_account where lower(email) = any($1::text[])", [emails]);
  for (const email of emails) await forgetAttempts(transaction, email);
}

async function removeRows(transaction: Queryable, person: number): Promise<void> {
  // What is shared stays with the team, but nothing is made and sent in her name any more.
  await transaction.query(
    "delete from custom_report_schedule where custom_report_id in (select custom_report_id from custom_report where person_id = $1)",
    [person],
  );
  // Files that nothing uses go with the next sweep; their names go now.
  await transaction.query(
    "update stored_file set unused_since = '2000-01-01', name = 'erased' where person_id = $1 and unused_since is not null",
    [person],
  );
  await transaction.query(
    `delete from local_account where subject in (select subject from person_identity where person_id = $1)`,
    [person],
  );
  for (const { table, column, fate } of PERSON_ROWS) {
    if (fate === "goes") await transaction.query(`delete from ${table} where ${column} = $1`, [person]);
    if (fate === "goesUnlessShared")
      await transaction.query(`delete from ${table} where ${column} = $1 and not shared`, [person]);
    if (fate === "isFreed")
      await transaction.query(`update ${table} set ${column} = null where ${column} = $1`, [person]);
  }
}

/** The entries of the audit log that name her, as they are to be */
function renamedEntries(
  transaction: Queryable,
  person: number,
  { values, doer, sentence, json }: Wording,
): Promise<AuditRow[]> {
  const renamed = `select position, at, actor_id, ${doer("actor")} as actor, action, subject_kind, subject_id,
      case when subject_kind = 'person' and subject_id = $8::text then $2 else ${doer("subject")} end as subject,
      (${json("before::text")})::jsonb as before, (${json("after::text")})::jsonb as after, ${sentence("note")} as note,
      previous_hash, hash
    from audit_entry
    where $7::text is not null`;
  return transaction.query<AuditRow>(
    `select ${AUDIT_COLUMNS} from (${renamed}) as renamed
     where exists (
       select 1 from audit_entry as held where held.position = renamed.position
         and (held.actor, held.subject, held.before, held.after, held.note)
           is distinct from (renamed.actor, renamed.subject, renamed.before, renamed.after, renamed.note)
     ) order by position`,
    [...values, String(person)],
  );
}
