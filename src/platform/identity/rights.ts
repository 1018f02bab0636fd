import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { Database } from "#platform/database/database.ts";
import { readTogether } from "#platform/database/readTogether.ts";
import { type ApiKey, findApiKeys } from "./apiKeys/findApiKeys.ts";
import { keyUses } from "./apiKeys/keyUses.ts";
import type { Caller } from "./caller.ts";
import type { Identity } from "./identity.ts";
import { identityName, standingOfPerson, standingsOfIdentities } from "./readStanding.ts";
import { onRightsAnnounced, readRightsVersion, RIGHTS_CHANNEL } from "./rightsVersion.ts";
import { type NamedSignIn, type OpenSignIn, openSignIns, signInName } from "./signInEnds.ts";
import { callerOf, checkStanding, holdsUntil, type Standing } from "./standing.ts";
import { signInEnded, type VerifiedToken } from "./tokenVerifier.ts";
import { findGrant, hashGrant, type ViewAsGrant } from "./viewAs/viewAsGrant.ts";

/** What a request shows to get in: a token that was verified, or an API key. The same object stands for the same header. */
export type Pass = VerifiedToken | KeyPass;

export interface KeyPass {
  readonly keyHash: string;
}

/** Persons and their rights, held in memory until rights change anywhere. */
export interface RightsDirectory {
  /** The caller, when already known and certainly still right; answers at once. */
  readonly known: (pass: Pass) => Caller | undefined;
  /**
   * @throws Failure `user-unknown`, `user-disabled`, `subscription-ended`, `tenant-not-allowed`; `token-rejected` for a key that
   * is unknown, revoked or expired, and for a token whose sign-in has ended
   */
  readonly find: (pass: Pass) => Promise<Caller>;
  /**
   * The person whom an administrator looks at the product as.
   *
   * @throws Failure `view-as-ended` for a grant that does not hold for this administrator, `user-disabled`, `subscription-ended`
   */
  readonly viewed: (administrator: Caller, grant: string) => Promise<Caller>;
  /**
   * The person for whom something is done in the background, with the rights of this moment.
   *
   * @throws JobFault `owner-gone` where that person may no longer use the product
   */
  readonly callerOf: (owner: number) => Promise<Caller>;
  readonly close: () => Promise<void>;
}

const POLL_MS = 1_000;
/** Rights older than this are confirmed before they are used: while the store is away nobody acts on rights taken from them. */
const STALE_MS = 5_000;
const CAPACITY = 50_000;

/** A caller who was let in, for as long as nothing changes. */
interface Admission {
  readonly caller: Caller;
  /** When it ends by itself, in milliseconds since 1970. */
  readonly until: number;
  /** Id of the API key in use. */
  readonly key: number | null;
}

export async function openRights(database: Database): Promise<RightsDirectory> {
  const standings = readCache<Standing>(CAPACITY);
  const keys = readCache<ApiKey>(CAPACITY);
  const grants = readCache<ViewAsGrant>(CAPACITY);
  const signIns = readCache<OpenSignIn>(CAPACITY);
  // Found without writing a key, as long as the pass stays in memory.
  let admitted = new WeakMap<Pass, Admission>();
  const uses = keyUses(database);
  const shared = database.engine !== "pglite"; // The embedded store has one process, which hears of every change at once.
  let version = await readRightsVersion(database);
  let confirmedAt = performance.now();

  function forget(): void {
    for (const cache of [standings, keys, grants, signIns]) cache.forget();
    admitted = new WeakMap();
  }

  async function confirm(): Promise<void> {
    const latest = await readRightsVersion(database);
    if (latest !== version) forget();
    version = latest;
    confirmedAt = performance.now();
  }

  const isStale = () => shared && performance.now() - confirmedAt > STALE_MS;
  // A poll that fails leaves rights unconfirmed; the request that needs them asks again and reports the failure.
  const pollQuietly = () => void confirm().catch(() => undefined);
  const poll = setInterval(pollQuietly, POLL_MS).unref();
  const stopHearing = onRightsAnnounced(database, forget);
  // Forgotten before anything else is asked: until the answer came, requests would go on with the old rights.
  const stopListening = await database.listen(RIGHTS_CHANNEL, () => {
    forget();
    pollQuietly();
  });

  const personById = (id: number) => standings.get(`person ${id}`, () => standingOfPerson(database, id));

  // After a change of rights everybody is looked up anew.
  const byIdentity = readTogether<Identity, Standing>(
    (identities) => standingsOfIdentities(database, identities),
    identityName,
  );
  const bySignIn = readTogether<NamedSignIn, OpenSignIn>((named) => openSignIns(database, named), signInName);
  // Keys that open nothing are kept nowhere, so whoever guesses comes here each time.
  const byHash = readTogether<string, ApiKey>(
    (hashes) => findApiKeys(database, hashes),
    (hash) => hash,
  );

  async function admitToken(token: VerifiedToken): Promise<Admission> {
    const { identity, tenant, expiresAt } = token;
    const standing = await standings.get(identityName(identity), () => byIdentity(identity));
    if (!standing)
      throw new Failure(
        "user-unknown",
        "You are signed in, but your account is not linked to a user of this product. Ask your administrator for an invitation.",
      );
    checkStanding(standing, Date.now());
    checkTenant(standing, tenant);
    await checkSignIn(standing, token);
    // Whoever asks through an assistant is not at the keyboard, whenever she last was.
    const caller: Caller = token.scopes
      ? { ...callerOf(standing), scopes: token.scopes }
      : { ...callerOf(standing), signedIn: token };
    return { caller, until: Math.min(expiresAt, holdsUntil(standing)), key: null };
  }

  /** @throws Failure `token-rejected` for a token of a sign-in that has ended */
  async function checkSignIn({ signedOutAt }: Standing, token: VerifiedToken): Promise<void> {
    // A cloud provider gives the time in whole seconds: one made in the very second of the cut is refused too, and the next one is good.
    if (token.tenant !== null && signedOutAt !== null && token.issuedAt <= signedOutAt) throw signInEnded();
    if (!(await signIns.get(signInName(token), () => bySignIn(token)))) throw signInEnded();
  }

  async function admitKey({ keyHash }: KeyPass): Promise<Admission> {
    const key = await keys.get(keyHash, () => byHash(keyHash));
    const standing = key && (await personById(key.personId));
    if (!standing || key.expiresAt <= Date.now())
      throw new Failure("token-rejected", "The API key is unknown, expired, or revoked. Create a new one.");
    checkStanding(standing, Date.now());
    const until = Math.min(key.expiresAt, holdsUntil(standing));
    return { caller: { ...callerOf(standing), scopes: key.scopes, keyId: key.id }, until, key: key.id };
  }

  return {
    known(pass) {
      if (isStale()) return undefined;
      const admission = admitted.get(pass);
      if (!admission || admission.until <= Date.now()) return undefined;
      if (admission.key !== null) uses.note(admission.key);
      return admission.caller;
    },
    async find(pass) {
      if (isStale()) await confirm();
      // Rights that change meanwhile put another map in its place.
      const current = admitted;
      const admission = await ("keyHash" in pass ? admitKey(pass) : admitToken(pass));
      current.set(pass, admission);
      if (admission.key !== null) uses.note(admission.key);
      return admission.caller;
    },
    async viewed(administrator, secret) {
      const hash = hashGrant(secret);
      const grant = await grants.get(hash, () => findGrant(database, hash));
      const standing = grant && (await personById(grant.personId));
      if (
        !standing ||
        grant.administratorId !== administrator.person.id ||
        grant.expiresAt <= Date.now() ||
        administrator.rights.role !== "Administrator" ||
        standing.rights.role !== "Subscriber"
      )
        throw new Failure("view-as-ended", "Your session viewing as another user has ended. Start it again.");
      checkStanding(standing, Date.now());
      const { id, name, email } = administrator.person;
      return { ...callerOf(standing), viewedBy: { id, name, email } };
    },
    async callerOf(owner) {
      await confirm();
      const standing = await personById(owner);
      try {
        if (!standing) throw new Failure("user-unknown", "This user no longer exists.");
        checkStanding(standing, Date.now());
      } catch (reason) {
        if (reason instanceof Failure) throw new JobFault("owner-gone", reason.message);
        throw reason;
      }
      return callerOf(standing);
    },
    async close() {
      clearInterval(poll);
      stopHearing();
      await stopListening();
      await uses.settled();
    },
  };
}

/** Local accounts have no tenant: the list is about organisations at a cloud provider. @throws Failure `tenant-not-allowed` */
function checkTenant({ tenants, person }: Standing, tenant: string | null): void {
  if (tenant === null || tenants === null || tenants.includes(tenant)) return;
  throw new Failure(
    "tenant-not-allowed",
    `${person.customer} accepts sign-ins from its own organization only. Use your work account.`,
  );
}

/** What was read from the store, kept until it is told to forget. What is not there is not kept. */
interface ReadCache<Value extends object> {
  readonly get: (key: string, read: () => Promise<Value | undefined>) => Promise<Value | undefined>;
  readonly forget: () => void;
}

function readCache<Value extends object>(max: number): ReadCache<Value> {
  const kept = new LRUCache<string, Value>({ max });
  let generation = 0;
  return {
    async get(key, read) {
      const known = kept.get(key);
      if (known) return known;
      const startedIn = generation;
      const found = await read();
      // What was read while it changed may be the old state.
      if (found && startedIn === generation) kept.set(key, found);
      return found;
    },
    forget() {
      generation += 1;
      kept.clear();
    },
  };
}
