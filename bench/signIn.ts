import { migrate } from "#platform/database/migrate.ts";
import { openPglite } from "#platform/database/pglite.ts";
import { accessToken } from "#platform/identity/accessToken.ts";
import { addAccount } from "#platform/identity/accounts.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { localAuthority } from "#platform/identity/local/localAuthority.ts";
import { openRights } from "#platform/identity/rights.ts";
import { createSignIn, type SignIn } from "#platform/identity/signIn.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { type BenchRow, quantile } from "./row.ts";

const ROUNDS = 20_000;
const MOST_TRIES = 20;
const PUBLIC_URL = "http://localhost:4600";
const EMAIL = "seller@example.com";

/** What it costs to know who calls, once a token or key was seen: each request on a connection of its own, the dearer case. */
export async function bench(): Promise<BenchRow[]> {
  const database = await openPglite("memory://");
  try {
    await migrate(database);
    await saveCustomer(database, { name: "Example", access: [], markets: [] });
    await addAccount(database, { email: EMAIL, name: "Example", customer: "Example", role: "Subscriber" });
    const rights = await openRights(database);
    const signIn = createSignIn([await localAuthority(database, PUBLIC_URL)], rights);
    const token = `Bearer ${await accessToken(database, PUBLIC_URL, EMAIL)}`;
    const key = (await apiKeyOf(database, EMAIL, ["read"]))["authorization"] ?? "";
    const rows = [await row("token seen before", token, signIn), await row("API key seen before", key, signIn)];
    await rights.close();
    return rows;
  } finally {
    await database.close();
  }
}

async function row(name: string, authorization: string, signIn: SignIn): Promise<BenchRow> {
  await letIn(authorization, signIn);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    if (!signIn.known(authorization, {})) throw new Error("A caller who was let in is not known any more.");
    return performance.now() - start;
  });
  return { name, value: quantile(times, 0.99), unit: "ms", goal: { atMost: 0.2 }, note: `99 of 100 in ${ROUNDS}` };
}

/** The store tells of the people made above a moment later, and who was let in is then forgotten and has to be found again. */
async function letIn(authorization: string, signIn: SignIn, tries = MOST_TRIES): Promise<void> {
  await signIn.find(authorization);
  if (!signIn.known(authorization, {}) && tries > 1) await letIn(authorization, signIn, tries - 1);
}

if (import.meta.main) console.table(await bench());
