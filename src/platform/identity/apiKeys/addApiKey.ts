import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Role } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { KeyScope } from "#domain/access/keyScopes.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { keyMadeMail } from "#platform/mail/words/keyMadeMail.ts";
import { notify } from "#platform/notifications/notify.ts";
import { pageLink, type Site } from "../site.ts";
import { type ApiKeyRow, selectApiKeys } from "./apiKeyRows.ts";
import { makeApiKey } from "./apiKeyText.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** An API key was made that carries one's rights. */
    readonly "key-made": { readonly name: string; readonly by: string };
  }
}

export interface NewKey {
  readonly personId: number;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** The last day it works, in UTC. */
  readonly expiresOn: string;
}

/** Who makes or revokes a key; null id at the command line. */
export interface KeyActor {
  readonly id: number | null;
  readonly name: string;
}

/** Where people find their keys. */
const KEYS_PAGE = "/api-keys";
const MOST_LIVE_KEYS = 20;
const LONGEST_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/**
 * Makes a key for a person, who is told of it by mail and in the app. It is answered this once; the store keeps its hash alone.
 *
 * @throws Failure `not-found` without such a person, `invalid-input` for days past or too far and for scopes the person's role
 *   cannot use, `conflict` when the person has twenty keys that work
 */
export async function addApiKey(
  database: Database,
  { personId, name, scopes, expiresOn }: NewKey,
  by: KeyActor,
  site: Site,
): Promise<{ readonly key: string; readonly row: ApiKeyRow }> {
  const expiresAt = endOf(expiresOn);
  const { key, hint, hash } = makeApiKey();
  const row = await database.transaction(async (store) => {
    // The lock makes two who add at once count each other's.
    const [person] = await store.query<{ email: string; name: string; language: string | null; role: Role }>(
      "select email, name, language, role from person where person_id = $1 and status <> 'disabled' for update",
      [personId],
    );
    if (!person) throw new Failure("not-found", "This person does not exist or is deactivated.");
    if (scopes.includes("administration") && person.role !== "Administrator")
      throw wrong("/body/scopes", "Only an administrator's key can have the scope administration.");
    await checkRoom(store, personId);
    const [made] = await store.query<{ id: number }>(
      `insert into api_key (person_id, name, hint, key_hash, scopes, created_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning api_key_id as id`,
      [personId, name, hint, hash, scopes, by.id ?? personId, expiresAt],
    );
    const [added] = made ? await selectApiKeys(store, { id: made.id }) : [];
    if (!added) throw new Error("The key was not added.");
    await recordChange(store, {
      actor: by,
      action: "apiKey.created",
      subjectKind: "apiKey",
      subjectId: String(added.id),
      subject: `${name} (${hint}…)`,
      after: { person: person.email, scopes, expiresOn },
    });
    await tellOwner(store, { ...person, id: personId }, { name, hint, until: expiresOn, by }, site);
    return added;
  });
  return { key, row };
}

interface KeyOwner {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
}

/** Whoever made it: a key that somebody made with a stolen token must not go unseen. */
async function tellOwner(
  store: Queryable,
  owner: KeyOwner,
  {
    name,
    hint,
    until,
    by,
  }: { readonly name: string; readonly hint: string; readonly until: string; readonly by: KeyActor },
  site: Site,
): Promise<void> {
  await notify(store, [owner.id], { kind: "key-made", data: { name, by: by.name }, link: KEYS_PAGE });
  const words = composeMail(keyMadeMail, owner.language, {
    product: site.product,
    name: owner.name,
    key: name,
    hint,
    by: by.id === owner.id ? "" : by.name,
    until,
    link: pageLink(site, KEYS_PAGE.slice(1)),
  });
  await queueMail(store, owner.email, words);
}

async function checkRoom(store: Queryable, personId: number): Promise<void> {
  const [live] = await store.query<{ count: number }>(
    `select count(*)::int as count from api_key
     where person_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    [personId],
  );
  if ((live?.count ?? 0) >= MOST_LIVE_KEYS)
    throw new Failure("conflict", `A person can have ${MOST_LIVE_KEYS} active keys. Revoke one you no longer need.`);
}

/** The first moment after the day. @throws Failure `invalid-input` */
function endOf(day: string): Date {
  const end = Date.parse(day) + DAY_MS;
  if (end <= Date.now()) throw wrong("/body/expiresOn", "Must not be past.");
  if (end > Date.now() + (LONGEST_DAYS + 1) * DAY_MS) throw wrong("/body/expiresOn", "Must be within a year.");
  return new Date(end);
}

function wrong(pointer: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer, message }]);
}
