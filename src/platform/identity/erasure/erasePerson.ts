import { hash } from "node:crypto";
import { AUDIT_COLUMNS, type AuditRow } from "#platform/audit/auditRows.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import { redactEntries } from "#platform/audit/redactEntries.ts";
import type { Queryable } from "#platform/database/database.ts";
import { forgetAttempts } from "../local/countAttempt.ts";
import { PERSON_ROWS } from "./personRows.ts";

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

/** Where nobody's name is looked for, with the reason. Tables of imported facts are left out by their column `import_id`. */
const NOT_SEARCHED: Readonly<Record<string, string>> = {
  audit_entry: "entries vouch for each other: names are taken out with an entry that says so",
  audit_redaction: "hashes",
  audit_end: "a hash",
  person: "the row of the account itself",
  schema_migration: "the product's own",
  signing_key: "keys",
  provider_secret: "secrets",
  wallet: "figures",
  content_words: "an index of what is published",
};

/** What is published, or others wrote as their own work, stays as they wrote it. */
const OWN_WORDS: readonly string[] = ["content_item.draft", "content_version.state"];

/** Tables with an import's number that are about the import, not made of its rows. */
const ABOUT_IMPORTS: readonly string[] = ["import", "draft_file_taken_out"];

const DOER = /_by(_name)?$/;
/** Text that the product composes. */
const SENTENCES: readonly string[] = ["mail.subject", "mail.body_text", "mail.body_html"];
const JSON_TEXTS: readonly string[] = ["webhook_delivery.body"];

interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly isJson: boolean;
}

/** Puts a person's pseudonym in place of her names, in every table that the store's catalogue has but those above. */
async function replaceNames(transaction: Queryable, wording: Wording): Promise<void> {
  const columns = await textColumns(transaction);
  for (const table of new Set(columns.map((column) => column.table))) {
    const changes = columns
      .filter((column) => column.table === table)
      .map((column) => ({ column: column.column, value: valueOf(column, wording) }));
    const isOld = changes.map(({ column, value }) => `${column} is distinct from ${value}`).join(" or ");
    const all = wording.values.map((_, at) => `$${at + 1}::${at === 2 ? "text[]" : "text"} is not null`).join(" and ");
    await transaction.query(
      `update ${table} set ${changes.map(({ column, value }) => `${column} = ${value}`).join(", ")}
       where (${isOld}) and ${all}`,
      wording.values,
    );
  }
}

function valueOf({ table, column, isJson }: TextColumn, wording: Wording): string {
  const place = `${table}.${column}`;
  if (isJson) return `(${wording.json(`${column}::text`)})::jsonb`;
  if (JSON_TEXTS.includes(place)) return wording.json(column);
  if (SENTENCES.includes(place)) return wording.sentence(column);
  return DOER.test(column) ? wording.doer(column) : wording.text(column);
}

/** Keys of tables and references to them are left out: they name things, never people. */
async function textColumns(store: Queryable): Promise<TextColumn[]> {
  const columns = await store.query<TextColumn & { readonly ofImport: boolean }>(
    `select relname as table, attname as column, atttypid = 'jsonb'::regtype as "isJson",
       exists (select 1 from pg_attribute as other where other.attrelid = pg_class.oid and other.attname = 'import_id') as "ofImport"
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and atttypid in ('text'::regtype, 'jsonb'::regtype)
       and not exists (select 1 from pg_constraint where conrelid = pg_class.oid and contype in ('p', 'u', 'f') and attnum = any(conkey))
     order by 1, 2`,
  );
  return columns.filter(
    ({ table, column, ofImport }) =>
      !Object.hasOwn(NOT_SEARCHED, table) &&
      !OWN_WORDS.includes(`${table}.${column}`) &&
      (!ofImport || ABOUT_IMPORTS.includes(table)),
  );
}

/**
 * SQL that puts the pseudonym in place of a person's names. Parameters: $1 the pattern of her e-mails, $2 the e-mail instead, $3 her names
 * as a list, $4 the pattern of her names as whole JSON texts, $5 the pattern of her names within sentences, $6 the name instead, $7 the same as JSON.
 */
interface Wording {
  readonly values: readonly [string, string, readonly string[], string, string, string, string];
  /** In any text: e-mails alone. What people write of each other in their own words is theirs. */
  readonly text: (column: string) => string;
  /** In a column that says who did something. */
  readonly doer: (column: string) => string;
  /** In sentences that the product wrote, such as mails. */
  readonly sentence: (column: string) => string;
  /** In JSON, also where it is kept as text. */
  readonly json: (column: string) => string;
}

function wordingOf({ emails, names, email, name }: Names): Wording {
  const inHtml = names.map((each) => each.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  const inJson = names.map((each) => JSON.stringify(each));
  const addresses = `regexp_replace(%, $1, $2, 'gi')`;
  return {
    values: [
      // Behind an escape such as \n the letter before the address is none of its own.
      `(?:(?<![[:alnum:]._%+-])|(?<=\\\\[nrtbf]))(?:${anyOf(emails)})(?![[:alnum:]-]|\\.[[:alnum:]])`,
      email,
      names,
      anyOf(inJson),
      `(?<![[:alnum:]])(?:${anyOf([...names, ...inHtml])})(?![[:alnum:]])`,
      name,
      JSON.stringify(name),
    ],
    text: (column) => addresses.replace("%", column),
    doer: (column) => `case when ${column} = any($3::text[]) then $6 else ${addresses.replace("%", column)} end`,
    sentence: (column) => `regexp_replace(${addresses.replace("%", column)}, $5, $6, 'g')`,
    json: (column) => `regexp_replace(${addresses.replace("%", column)}, $4, $7, 'g')`,
  };
}

/** A pattern of any of these texts as they stand; of none where there is none. */
function anyOf(texts: readonly string[]): string {
  const plain = [...new Set(texts)].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return plain.length === 0 ? "(?!)" : plain.join("|");
}

/** Everything a person was ever called here, and what stands there instead. */
interface Names {
  readonly emails: readonly string[];
  /** Names that are hers alone: what somebody else is called, too, tells nothing of her. */
  readonly names: readonly string[];
  readonly email: string;
  readonly name: string;
}

/** Reads what a person is and was called; the audit log remembers what was changed. */
async function namesOf(store: Queryable, person: number): Promise<Names> {
  const said = await store.query<{ email: string | null; name: string | null }>(
    `select email, name from person where person_id = $1
     union select local.email, local.name from local_account as local
       join person_identity using (subject) where person_identity.person_id = $1
     union select state->>'email', state->>'name' from audit_entry
       cross join lateral (values (before), (after), (jsonb_build_object('email', subject))) as told (state)
       where subject_kind = 'person' and subject_id = $1::text
     union select email, name from access_request where person_id = $1`,
    [person],
  );
  const others = await store.query<{ email: string; name: string }>(
    "select lower(email) as email, lower(name) as name from person where person_id <> $1",
    [person],
  );
  const [otherEmails, otherNames] = [new Set(others.map((one) => one.email)), new Set(others.map((one) => one.name))];
  const emails = said.map(({ email }) => email?.trim().toLowerCase() ?? "").filter((email) => email.includes("@"));
  const names = said.map(({ name }) => name?.trim() ?? "").filter((name) => name !== "");
  return {
    emails: [...new Set(emails)].filter((email) => !otherEmails.has(email)),
    names: [...new Set(names)].filter((name) => !otherNames.has(name.toLowerCase())),
    email: erasedEmail(person),
    name: pseudonymOf(person),
  };
}

/** What an erased person is called in the store, wherever a name is needed: nothing but her number. */
function pseudonymOf(person: number): string {
  return `erased-${person}`;
}

/** An address that no mail can reach (RFC 2606), in place of hers. */
function erasedEmail(person: number): string {
  return `${pseudonymOf(person)}@erased.invalid`;
}
