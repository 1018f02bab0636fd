import { LRUCache } from "lru-cache";
import type { Database } from "#database/database.ts";
import type { Role } from "#domain/access.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "./caller.ts";
import { narrowRights } from "./narrowRights.ts";
import { onRightsAnnounced, readRightsVersion, RIGHTS_CHANNEL } from "./rightsVersion.ts";

/** Who an identity provider says is calling. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Persons and their rights, held in memory until rights change anywhere. */
export interface RightsDirectory {
  /** The caller, when already known and certainly still right; answers at once. */
  readonly known: (identity: Identity) => Caller | undefined;
  /** @throws Failure `user-unknown`, `user-disabled` */
  readonly find: (identity: Identity) => Promise<Caller>;
  readonly close: () => Promise<void>;
}

const POLL_MS = 1_000;
/** Rights older than this are confirmed before they are used: while the store is away nobody acts on rights taken from them. */
const STALE_MS = 5_000;
const CAPACITY = 50_000;

interface Entry {
  readonly caller: Caller;
  readonly active: boolean;
}

export async function openRights(database: Database): Promise<RightsDirectory> {
  const entries = new LRUCache<string, Entry>({ max: CAPACITY });
  // The same for identities that stay in memory with their token, found without writing a key.
  let quick = new WeakMap<Identity, Caller>();
  const shared = database.engine !== "pglite"; // The embedded store has one process, which hears of every change at once.
  let version = await readRightsVersion(database);
  let generation = 0;
  let confirmedAt = Date.now();

  function forget(): void {
    generation += 1;
    entries.clear();
    quick = new WeakMap();
  }

  async function confirm(): Promise<void> {
    const latest = await readRightsVersion(database);
    if (latest !== version) forget();
    version = latest;
    confirmedAt = Date.now();
  }

  const isStale = () => shared && Date.now() - confirmedAt > STALE_MS;
  // A poll that fails leaves rights unconfirmed; the request that needs them asks again and reports the failure.
  const pollQuietly = () => void confirm().catch(() => undefined);
  const poll = setInterval(pollQuietly, POLL_MS).unref();
  const stopHearing = onRightsAnnounced(database, forget);
  const stopListening = await database.listen(RIGHTS_CHANNEL, pollQuietly);

  return {
    known(identity) {
      return isStale() ? undefined : quick.get(identity);
    },
    async find(identity) {
      if (isStale()) await confirm();
      const key = keyOf(identity);
      const startedIn = generation;
      const entry = entries.get(key) ?? (await readEntry(database, identity));
      if (!entry)
        throw new Failure("user-unknown", "You are signed in, but no user of this product is linked to your account.");
      if (startedIn === generation) entries.set(key, entry);
      if (!entry.active) throw new Failure("user-disabled", "Your user has been deactivated. Ask your account owner.");
      if (startedIn === generation) quick.set(identity, entry.caller);
      return entry.caller;
    },
    async close() {
      clearInterval(poll);
      stopHearing();
      await stopListening();
    },
  };
}

function keyOf({ issuer, subject }: Identity): string {
  return `${issuer} ${subject}`;
}

interface EntryRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly customer: string;
  readonly language: string | null;
  readonly status: string;
  readonly role: Role;
  readonly access: string[] | null;
  readonly markets: string[] | null;
  readonly verticals: string[] | null;
  readonly customer_access: string[];
  readonly customer_markets: string[];
  readonly customer_all_markets: boolean;
  readonly customer_verticals: string[] | null;
}

async function readEntry(database: Database, { issuer, subject }: Identity): Promise<Entry | undefined> {
  const [row] = await database.query<EntryRow>(
    `select person.person_id as id, person.email, person.name, person.language, person.status, person.role,
            person.access, person.markets, person.verticals, customer.name as customer,
            customer.access as customer_access, customer.markets as customer_markets,
            customer.all_markets as customer_all_markets, customer.verticals as customer_verticals
     from person_identity
     join person on person.person_id = person_identity.person_id
     join customer on customer.customer_id = person.customer_id
     where person_identity.issuer = $1 and person_identity.subject = $2`,
    [issuer, subject],
  );
  if (!row) return undefined;
  const { id, email, name, customer, language } = row;
  return {
    active: row.status === "active",
    caller: {
      person: { id, email, name, customer, language },
      rights: narrowRights({
        role: row.role,
        access: row.access,
        markets: row.markets,
        verticals: row.verticals,
        customerAccess: row.customer_access,
        customerMarkets: row.customer_markets,
        customerAllMarkets: row.customer_all_markets,
        customerVerticals: row.customer_verticals,
      }),
    },
  };
}
