import { randomUUID } from "node:crypto";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { AccessFlag, Role } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { EndedKeys } from "#domain/access/endedKeys.ts";
import { endApiKeys } from "./apiKeys/endApiKeys.ts";
import { personOfEmail } from "./local/localPerson.ts";
import { replacePassword } from "./local/replacePassword.ts";
import { localIssuer, localTenant } from "./local/secrets.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { insertPerson } from "./people/insertPerson.ts";
import { type Actor, COMMAND_LINE, type PersonChange, sameEmail } from "./people/person.ts";
import { personState } from "./people/personState.ts";
import { savePerson } from "./people/savePerson.ts";
import { lockPerson, selectPeople, selectPerson } from "./people/selectPeople.ts";
import { announceRights } from "./rightsVersion.ts";

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  /** Name of an existing customer. */
  readonly customer: string;
  readonly role: Role;
  /** What narrows the customer's rights for this person; null or left out narrows nothing. */
  readonly access?: readonly AccessFlag[] | null | undefined;
  readonly markets?: readonly string[] | null | undefined;
  readonly verticals?: readonly string[] | null | undefined;
  readonly language?: string | null | undefined;
  /** Without one nobody can sign in until `setPassword`. */
  readonly password?: string | undefined;
  /** Made with the sample set, to try the product with. */
  readonly demo?: true;
}

/** What may be changed; what is left out stays. */
export interface AccountChange extends Omit<PersonChange, "customerId"> {
  /** Name of an existing customer. */
  readonly customer?: string | undefined;
}

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly customer: string;
  readonly role: Role;
  readonly access: readonly string[] | null;
  readonly markets: readonly string[] | null;
  readonly verticals: readonly string[] | null;
  readonly language: string | null;
  readonly status: "invited" | "active" | "disabled";
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** No hash has this form, so no password fits it. */
export const NO_PASSWORD = "none";

/**
 * Creates a person with a local account to sign in with. `by` notes it in the audit log; the sample's people need no note.
 *
 * @throws Failure `already-exists` when the e-mail is taken, `seats-taken`, `invalid-input` when e-mail, customer or password
 *   cannot be used
 */
export async function addAccount(database: Database, account: NewAccount, by: Actor | null = null): Promise<void> {
  const email = emailOf(account);
  if (account.password !== undefined) checkPassword(account.password, [email, account.name, account.customer]);
  const hash = account.password === undefined ? NO_PASSWORD : await hashPassword(account.password);
  const issuer = localIssuer(await localTenant(database));

  await database.transaction(async (store) => {
    const id = await insertNew(store, account, "active");
    if (account.demo) await store.query("update person set demo = true where person_id = $1", [id]);
    const subject = randomUUID();
    await store.query("insert into local_account (subject, email, name, password_hash) values ($1, $2, $3, $4)", [
      subject,
      email,
      account.name,
      hash,
    ]);
    await store.query("insert into person_identity (issuer, subject, person_id) values ($1, $2, $3)", [
      issuer,
      subject,
      id,
    ]);
    if (by) await recordNew(store, id, by, "person.created");
  });
  announceRights(database);
}

/**
 * Creates a person who is to set up a way to sign in; nobody is mailed.
 *
 * @throws Failure as `addAccount`
 */
export async function inviteAccount(
  database: Database,
  account: Omit<NewAccount, "password">,
  by: Actor,
): Promise<void> {
  await database.transaction(async (store) => {
    const id = await insertNew(store, account, "invited");
    await recordNew(store, id, by, "person.invited");
  });
  announceRights(database);
}

async function insertNew(store: Queryable, account: NewAccount, status: "invited" | "active"): Promise<number> {
  const { name, role, access = null, markets = null, verticals = null, language = null } = account;
  const customerId = await customerNamed(store, account.customer);
  const email = emailOf(account);
  const settings = { email, name, customerId, role, access, markets, verticals, language, status };
  return insertPerson(store, { ...settings, seesTeamCalls: false });
}

function emailOf({ email: given }: NewAccount): string {
  const email = sameEmail(given);
  if (!EMAIL.test(email)) throw new Failure("invalid-input", `"${given}" is not an email address.`);
  return email;
}

async function recordNew(
  store: Queryable,
  id: number,
  by: Actor,
  action: "person.created" | "person.invited",
): Promise<void> {
  const person = await selectPerson(store, id);
  await recordChange(store, {
    actor: by,
    action,
    subjectKind: "person",
    subjectId: String(id),
    subject: person.email,
    after: personState(person),
  });
}

/**
 * @throws Failure `not-found` when nobody has this e-mail, `invalid-input`, `seats-taken`, `last-administrator` when the last
 *   active administrator would go
 */
export async function changeAccount(
  database: Database,
  email: string,
  { customer, ...change }: AccountChange,
  by: Actor = COMMAND_LINE,
): Promise<void> {
  await database.transaction(async (store) => {
    const [known] = await store.query<{ id: number }>("select person_id as id from person where email = $1", [
      sameEmail(email),
    ]);
    if (!known) throw new Failure("not-found", `There is no user with the email address ${email}.`);
    const customerId = customer === undefined ? undefined : await customerNamed(store, customer);
    await savePerson(store, await lockPerson(store, known.id), { ...change, customerId }, by);
  });
  announceRights(database);
}

/**
 * Replaces a password and ends what was signed in with the old one, API keys as asked.
 *
 * @returns how many keys were ended
 * @throws Failure `not-found` without a local account of that e-mail, `invalid-input` for a password that is easily guessed
 */
export async function setPassword(
  database: Database,
  email: string,
  password: string,
  endKeys: EndedKeys = "all",
): Promise<number> {
  checkPassword(password, [email]);
  const hash = await hashPassword(password);
  const ended = await database.transaction(async (store) => {
    const person = await personOfEmail(store, sameEmail(email));
    const keys = person ? await endApiKeys(store, person, endKeys, COMMAND_LINE) : 0;
    if (!(await replacePassword(store, sameEmail(email), hash)))
      throw new Failure("not-found", `There is no local account with the email address ${email}.`);
    return keys;
  });
  announceRights(database);
  return ended;
}

/** Everybody by e-mail. */
export async function listAccounts(database: Queryable): Promise<Account[]> {
  const people = await selectPeople(database);
  return people
    .map((person): Account => {
      const { id, email, name, customer, role, access, markets, verticals, language, status } = person;
      return { id, email, name, customer, role, access, markets, verticals, language, status };
    })
    .toSorted((a, b) => (a.email < b.email ? -1 : 1));
}

async function customerNamed(store: Queryable, name: string): Promise<number> {
  const [row] = await store.query<{ customer_id: number }>("select customer_id from customer where name = $1", [name]);
  if (!row) throw new Failure("invalid-input", `There is no customer named "${name}".`);
  return row.customer_id;
}
