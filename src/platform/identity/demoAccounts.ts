import { createHmac, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queryable } from "#platform/database/database.ts";
import { addAccount, listAccounts, type NewAccount, NO_PASSWORD } from "./accounts.ts";
import { type Customer, saveCustomer } from "./customers.ts";
import { cookieKey } from "./local/secrets.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { announceRights } from "./rightsVersion.ts";

/** `edition/people.json`. */
export interface SamplePeople {
  readonly customers: readonly Customer[];
  readonly people: readonly NewAccount[];
}

/**
 * Creates the sample's customers and accounts. What is there already is not touched: somebody may have made it. They get their password at the
 * server's start.
 */
export async function saveDemoAccounts(database: Database, { customers, people }: SamplePeople): Promise<void> {
  await database.transaction(async (store) => {
    for (const customer of customers) await saveCustomer(store, customer);
  });
  const known = new Set((await listAccounts(database)).map(({ email }) => email));
  for (const person of people) if (!known.has(person.email)) await addAccount(database, { ...person, demo: true });
  announceRights(database);
}

/** E-mail addresses of the demo accounts, administrator first. */
export async function demoAccounts(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    "select email from person where demo and status = 'active' order by role, person_id",
  );
  return rows.map(({ email }) => email);
}

/** Whether a demo account can administer the product: worth a warning wherever strangers reach the sign-in page. */
export async function hasDemoAdministrator(database: Queryable): Promise<boolean> {
  const found = await database.query(
    "select 1 from person where demo and status = 'active' and role = 'Administrator' limit 1",
  );
  return found.length > 0;
}

/**
 * The demo accounts' password: the one that is set, else a random one. It is kept in the data folder, readable by its owner alone; processes on one
 * PostgreSQL have a folder each, and derive it from a secret of the store.
 */
export async function demoPassword(database: Database, dataDir: string, set: string | undefined): Promise<string> {
  if (set !== undefined) return set;
  if (database.engine !== "pglite") {
    const key = await cookieKey(database);
    return createHmac("sha256", key).update("demo password").digest("base64url").slice(0, 12);
  }
  const path = join(dataDir, "demo-password");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.trim()) return kept.trim();
  const made = randomBytes(9).toString("base64url");
  await writeFile(path, `${made}\n`, { mode: 0o600 });
  return made;
}

/** Gives their first password to demo accounts that have none yet. One that was chosen since, or given before, stays. */
export async function giveDemoPassword(database: Database, password: string): Promise<void> {
  const without = await database.query<{ email: string }>(
    "select email from local_account join person using (email) where demo and password_hash = $1",
    [NO_PASSWORD],
  );
  for (const { email } of without) {
    const hash = await hashPassword(password);
    await database.query("update local_account set password_hash = $2 where email = $1 and password_hash = $3", [
      email,
      hash,
      NO_PASSWORD,
    ]);
  }
}

/** The demo accounts that can be signed in to with this password. */
export async function demoAccountsWith(database: Queryable, password: string): Promise<string[]> {
  const rows = await database.query<{ email: string; hash: string }>(
    `select email, password_hash as hash from local_account join person using (email)
     where demo and status = 'active' order by role, person_id`,
  );
  const fits = await Promise.all(rows.map(({ hash }) => verifyPassword(password, hash)));
  return rows.filter((_, at) => fits[at]).map(({ email }) => email);
}
