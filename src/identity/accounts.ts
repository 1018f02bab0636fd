import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#database/database.ts";
import type { AccessFlag, Role } from "#domain/access.ts";
import { Failure } from "#domain/failure.ts";
import { localIssuer, localTenant } from "./local/secrets.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
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
}

/** What may be changed; what is left out stays. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly customer?: string | undefined;
  readonly role?: Role | undefined;
  readonly access?: readonly AccessFlag[] | null | undefined;
  readonly markets?: readonly string[] | null | undefined;
  readonly verticals?: readonly string[] | null | undefined;
  readonly language?: string | null | undefined;
  readonly status?: "active" | "disabled" | undefined;
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
  readonly status: "active" | "disabled";
}

/** E-mail addresses are compared without regard to case. */
export function sameEmail(email: string): string {
  return email.trim().toLowerCase();
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** No hash has this form, so no password fits it. */
const NO_PASSWORD = "none";

/**
 * Creates a person with a local account to sign in with.
 *
 * @throws Failure `conflict` when the e-mail is taken, `invalid-input` when e-mail, customer or password cannot be used
 */
export async function addAccount(database: Database, account: NewAccount): Promise<void> {
  const email = sameEmail(account.email);
  if (!EMAIL.test(email)) throw new Failure("invalid-input", `"${account.email}" is not an e-mail address.`);
  if (account.password !== undefined) checkPassword(account.password);
  const hash = account.password === undefined ? NO_PASSWORD : await hashPassword(account.password);
  const issuer = localIssuer(await localTenant(database));

  await database.transaction(async (store) => {
    const customer = await customerId(store, account.customer);
    const [person] = await store.query<{ person_id: number }>(
      `insert into person (customer_id, email, name, role, access, markets, verticals, language)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email) do nothing returning person_id`,
      [
        customer,
        email,
        account.name,
        account.role,
        account.access ?? null,
        account.markets ?? null,
        account.verticals ?? null,
        account.language ?? null,
      ],
    );
    if (!person) throw new Failure("conflict", `There is already a user with the e-mail ${email}.`);
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
      person.person_id,
    ]);
  });
  await announceRights(database);
}

const CHANGEABLE = ["name", "role", "access", "markets", "verticals", "language", "status"] as const;

/** @throws Failure `not-found` when nobody has this e-mail, `conflict` when the last active administrator would go */
export async function changeAccount(database: Database, email: string, change: AccountChange): Promise<void> {
  await database.transaction(async (store) => {
    const changed = CHANGEABLE.filter((column) => change[column] !== undefined);
    const values: unknown[] = changed.map((column) => change[column]);
    const columns: string[] = [...changed];
    if (change.customer !== undefined) {
      columns.push("customer_id");
      values.push(await customerId(store, change.customer));
    }
    const settings = ["email = email", ...columns.map((column, position) => `${column} = $${position + 2}`)].join(", ");
    // Locking all administrators makes two such changes at once wait for each other.
    await store.query("select person_id from person where role = 'Administrator' order by person_id for update");
    const rows = await store.query(`update person set ${settings} where email = $1 returning person_id`, [
      sameEmail(email),
      ...values,
    ]);
    if (rows.length === 0) throw new Failure("not-found", `There is no user with the e-mail ${email}.`);
    if (change.role === "Subscriber" || change.status === "disabled") await keepAnAdministrator(store);
  });
  await announceRights(database);
}

async function keepAnAdministrator(store: Queryable): Promise<void> {
  const [left] = await store.query("select 1 from person where role = 'Administrator' and status = 'active' limit 1");
  if (!left)
    throw new Failure("conflict", "This is the last active administrator. Make somebody else administrator first.");
}

/** @throws Failure `not-found` without a local account of that e-mail, `invalid-input` for a password too short */
export async function setPassword(database: Database, email: string, password: string): Promise<void> {
  checkPassword(password);
  const rows = await database.query<{ subject: string }>(
    `update local_account set password_hash = $2, failures = 0, locked_until = null where email = $1 returning subject`,
    [sameEmail(email), await hashPassword(password)],
  );
  const subject = rows[0]?.subject;
  if (!subject) throw new Failure("not-found", `There is no local account with the e-mail ${email}.`);
  // Whoever signed in with the old password signs in again.
  await database.query("delete from oidc_payload where payload->>'accountId' = $1", [subject]);
}

export async function listAccounts(database: Queryable): Promise<Account[]> {
  return database.query<Account>(
    `select person.person_id as id, person.email, person.name, customer.name as customer, person.role, person.access,
            person.markets, person.verticals, person.language, person.status
     from person join customer on customer.customer_id = person.customer_id
     order by person.email`,
  );
}

async function customerId(store: Queryable, name: string): Promise<number> {
  const [row] = await store.query<{ customer_id: number }>("select customer_id from customer where name = $1", [name]);
  if (!row) throw new Failure("invalid-input", `There is no customer named "${name}".`);
  return row.customer_id;
}
