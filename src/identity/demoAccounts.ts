import { createHmac, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queryable } from "#database/database.ts";
import { addAccount, listAccounts, type NewAccount } from "./accounts.ts";
import { type Customer, saveCustomer } from "./customers.ts";
import { cookieKey } from "./local/secrets.ts";
import { replacePassword } from "./local/replacePassword.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { announceRights } from "./rightsVersion.ts";

/** `sample/people.json`. */
export interface SamplePeople {
  readonly customers: readonly Customer[];
  readonly people: readonly NewAccount[];
}

/** Top-level domain `.example` is reserved: nobody real has such an address. */
const DEMO_DOMAIN = "@spotmarket.example";

/** Creates the sample's customers and accounts, or brings them up to date. They get their password at the server's start. */
export async function saveDemoAccounts(database: Database, { customers, people }: SamplePeople): Promise<void> {
  await database.transaction(async (store) => {
    for (const customer of customers) await saveCustomer(store, customer);
  });
  const known = new Set((await listAccounts(database)).map(({ email }) => email));
  for (const person of people) if (!known.has(person.email)) await addAccount(database, person);
  announceRights(database);
}

/** E-mail addresses of the demo accounts, administrator first. */
export async function demoAccounts(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `select email from person where email like $1 and status = 'active' order by role, person_id`,
    [`%${DEMO_DOMAIN}`],
  );
  return rows.map(({ email }) => email);
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

/** Gives every demo account this password, where it has another. It is on show to whoever runs the product, so it may be a simple one. */
export async function giveDemoPassword(database: Database, password: string): Promise<void> {
  const rows = await database.query<{ email: string; password_hash: string }>(
    "select email, password_hash from local_account where email like $1",
    [`%${DEMO_DOMAIN}`],
  );
  for (const { email, password_hash } of rows) {
    if (await verifyPassword(password, password_hash)) continue;
    const hash = await hashPassword(password);
    await database.transaction((store) => replacePassword(store, email, hash));
  }
}
