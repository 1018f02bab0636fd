import { openDatabase, type StorePlace } from "#platform/database/openDatabase.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { packedWallet } from "#platform/database/queries/packedWallets.ts";
import { accessToken } from "#platform/identity/accessToken.ts";
import { localIssuer, localTenant } from "#platform/identity/local/secrets.ts";
import { openLoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { fullShape } from "#tests/support/exampleWallet.ts";
import { given } from "#tests/support/given.ts";

/** What a load is put on: as large as the country is. */
export interface GeneratedCustomer {
  readonly markets: readonly string[];
  /** The revision before the published one, and the published one. */
  readonly revisions: readonly [string, string];
  /** An access token of each user. */
  readonly tokens: readonly string[];
  /** Packed wallets that the store itself answers in a second, one after the other: the floor of everything that asks it. */
  readonly walletsFromStore: number;
}

const TV_MARKETS = 210;
const TOKENS_AT_ONCE = 50;
/** Longer than any soak, whose people would be refused from its last minutes on. */
const TOKEN_SECONDS = 12 * 3_600;
const FLOOR_MS = 1_500;

/** Ids of so many markets, as many of them of television as there are in the country. */
export function generatedMarkets(count: number): string[] {
  return Array.from({ length: count }, (_, at) => (at < TV_MARKETS ? `tv-${501 + at}` : `radio-${10_000 + at}`));
}

/** Fills an empty store with two revisions of 96 × 16 × 13 figures for each market, and with people who may read everything. */
export async function generateCustomer(
  place: StorePlace,
  publicUrl: string,
  { markets: count, users }: { readonly markets: number; readonly users: number },
): Promise<GeneratedCustomer> {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    const loadedRevisions = await openLoadedRevisions({ database });
    const facts = given(database, loadedRevisions);
    const markets = generatedMarkets(count);
    await facts.customer({ markets });
    const revisions = [
      await facts.published({ markets, label: "Before" }),
      await facts.published({ markets, label: "Now" }),
    ] as const;
    await loadedRevisions.close();
    const tokens = await addUsers(database, publicUrl, users);
    return { markets, revisions, tokens, walletsFromStore: await storeFloor(database, revisions[1], markets) };
  } finally {
    await database.close();
  }
}

/** In three statements: two thousand people one after the other would take longer than the load. */
async function addUsers(database: Database, publicUrl: string, users: number): Promise<string[]> {
  const issuer = localIssuer(await localTenant(database));
  const email = "'user' || n || '@load.example'";
  await database.query(
    `insert into person (customer_id, email, name, role, status)
     select customer_id, ${email}, 'User ' || n, 'Subscriber', 'active'
     from customer, generate_series(1, $1::int) as n`,
    [users],
  );
  await database.query(
    `insert into local_account (subject, email, name, password_hash)
     select gen_random_uuid(), email, name, 'none' from person where email like '%@load.example'`,
  );
  await database.query(
    `insert into person_identity (issuer, subject, person_id)
     select $1, subject, person_id from local_account join person using (email) where email like '%@load.example'`,
    [issuer],
  );
  const tokens: string[] = [];
  for (let at = 1; at <= users; at += TOKENS_AT_ONCE) {
    const names = Array.from({ length: Math.min(TOKENS_AT_ONCE, users - at + 1) }, (_, next) => at + next);
    tokens.push(
      ...(await Promise.all(
        names.map((n) => accessToken(database, publicUrl, `user${n}@load.example`, TOKEN_SECONDS)),
      )),
    );
  }
  return tokens;
}

async function storeFloor(database: Database, revision: string, markets: readonly string[]): Promise<number> {
  const began = performance.now();
  let read = 0;
  while (performance.now() - began < FLOOR_MS)
    await packedWallet(database, Number(revision), markets[read++ % markets.length] ?? "");
  return (read / (performance.now() - began)) * 1_000;
}

/** Figures that a revision of these markets has. */
export const cellsOf = (markets: number): number =>
  markets * fullShape.subVerticals.length * fullShape.media.length * fullShape.years.length;
