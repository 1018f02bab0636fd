import { hashOfSecret, makeSecret } from "#platform/identity/secret.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { CalendarFeed } from "../contract/calendarFeed.ts";
import type { Owner } from "./callEntries.ts";

interface FeedRow {
  readonly createdAt: Date;
  readonly fetchedAt: Date | null;
}

/** Whose feed a secret opens, and in which organisation. */
export interface FeedHolder {
  readonly personId: number;
  readonly customerId: number;
}

/** Somebody's feed in the organisation that she works for now; null while there is none. */
export async function selectFeed(store: Queryable, { id, customerId }: Owner): Promise<CalendarFeed> {
  const [row] = await store.query<FeedRow>(
    `select created_at as "createdAt", fetched_at as "fetchedAt" from calendar_feed
     where person_id = $1 and customer_id = $2`,
    [id, customerId],
  );
  return row ? { createdAt: row.createdAt.toISOString(), fetchedAt: row.fetchedAt?.toISOString() ?? null } : null;
}

/** Makes a feed in place of the one before, and answers its secret, this once. */
export async function putFeed(store: Queryable, { id, customerId }: Owner): Promise<string> {
  const secret = makeSecret();
  await store.query(
    `insert into calendar_feed (person_id, customer_id, token_hash) values ($1, $2, $3)
     on conflict (person_id, customer_id)
       do update set token_hash = excluded.token_hash, created_at = now(), fetched_at = null`,
    [id, customerId, hashOfSecret(secret)],
  );
  return secret;
}

export async function deleteFeed(store: Queryable, { id, customerId }: Owner): Promise<void> {
  await store.query("delete from calendar_feed where person_id = $1 and customer_id = $2", [id, customerId]);
}

/**
 * Whose feed this is, noting that it was fetched.
 *
 * @param store the whole store: nobody is known yet
 * @throws Failure `not-found`
 */
export async function holderOfFeed(store: Queryable, secret: string): Promise<FeedHolder> {
  const [holder] = await store.query<FeedHolder>(
    `update calendar_feed set fetched_at = date_trunc('minute', now())
     where token_hash = $1 returning person_id as "personId", customer_id as "customerId"`,
    [hashOfSecret(secret)],
  );
  if (!holder) throw noCalendar();
  return holder;
}

/** When entries were last changed; who was never changed is not there. */
export async function changesOfCalls(store: Queryable, entries: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await store.query<{ id: string; at: Date }>(
    `select call_entry_id::text as id, max(at) as at from call_change
     where call_entry_id = any($1::bigint[]) group by call_entry_id`,
    [entries],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Unknown, closed, and of somebody who may not read it any more are one to whoever holds an address. */
export function noCalendar(): Failure {
  return new Failure("not-found", "There is no calendar at this address.");
}
