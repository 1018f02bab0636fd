import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { CALL_STATUSES, type CallEntry, type CallStatus } from "../contract.ts";

/** Whose list it is: a person's, within the customer she works for now. */
export type Owner = Pick<Person, "id" | "customerId">;

export interface NewCall {
  readonly market: string;
  readonly subVertical: string;
  readonly prospect: string | null;
  readonly name: string | null;
}

/** An entry as it is stored; its market's name is the published revision's. */
export type StoredCall = Omit<CallEntry, "marketName">;

/** What is left out stays. */
export interface CallChange {
  readonly note?: string | null | undefined;
  readonly status?: CallStatus | null | undefined;
}

interface CallRow {
  readonly id: string;
  readonly market: string;
  readonly subVertical: string;
  readonly prospect: string;
  readonly name: string | null;
  readonly note: string;
  readonly status: string;
  readonly addedAt: Date;
}

const COLUMNS = `call_entry_id::text as id, market_id as market, sub_vertical as "subVertical", prospect, name, note, status,
  added_at as "addedAt"`;

/** As many as anybody can call in a year. */
const MOST_ENTRIES = 1_000;

/** What is on the list, newest first. */
export async function selectCalls(store: Queryable, { id, customerId }: Owner): Promise<StoredCall[]> {
  const rows = await store.query<CallRow>(
    `select ${COLUMNS} from call_entry where person_id = $1 and customer_id = $2 and removed_at is null
     order by added_at desc, call_entry_id desc`,
    [id, customerId],
  );
  return rows.map(presentCall);
}

/**
 * Puts something on the list. What stands there stays as it is; what was taken off comes back as if it were new.
 *
 * @throws Failure `conflict` where the list is full
 */
export async function insertCall(store: Queryable, owner: Owner, call: NewCall): Promise<StoredCall> {
  const [count] = await store.query<{ entries: number }>(
    "select count(*)::int as entries from call_entry where person_id = $1 and customer_id = $2 and removed_at is null",
    [owner.id, owner.customerId],
  );
  if ((count?.entries ?? 0) >= MOST_ENTRIES)
    throw new Failure("conflict", `A call list can have ${MOST_ENTRIES} entries. Remove those that are done.`);
  const rows = await store.query<CallRow>(
    `insert into call_entry as known (person_id, customer_id, market_id, sub_vertical, prospect, name)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (person_id, customer_id, market_id, sub_vertical, prospect) do update set
       name = excluded.name,
       note = case when known.removed_at is null then known.note else '' end,
       status = case when known.removed_at is null then known.status else 'open' end,
       added_at = case when known.removed_at is null then known.added_at else now() end,
       removed_at = null
     returning ${COLUMNS}`,
    [owner.id, owner.customerId, call.market, call.subVertical, call.prospect ?? "", call.name],
  );
  return theOne(rows);
}

/** @throws Failure `not-found` where the person has no such entry */
export async function updateCall(
  store: Queryable,
  { id, customerId }: Owner,
  entry: string,
  { note = null, status = null }: CallChange,
): Promise<StoredCall> {
  const rows = await store.query<CallRow>(
    `update call_entry set note = coalesce($4, note), status = coalesce($5, status)
     where call_entry_id = $1 and person_id = $2 and customer_id = $3 and removed_at is null returning ${COLUMNS}`,
    [entry, id, customerId, note, status],
  );
  return theOne(rows);
}

/**
 * Takes an entry off, and for good what was taken off a day ago.
 *
 * @throws Failure `not-found` where the person has no such entry
 */
export async function deleteCall(store: Queryable, { id, customerId }: Owner, entry: string): Promise<StoredCall> {
  const rows = await store.query<CallRow>(
    `update call_entry set removed_at = now()
     where call_entry_id = $1 and person_id = $2 and customer_id = $3 and removed_at is null returning ${COLUMNS}`,
    [entry, id, customerId],
  );
  await store.query("delete from call_entry where person_id = $1 and removed_at < now() - interval '1 day'", [id]);
  return theOne(rows);
}

/** @throws Failure `not-found` where the person has taken no such entry off, or too long ago */
export async function undeleteCall(store: Queryable, { id, customerId }: Owner, entry: string): Promise<StoredCall> {
  const rows = await store.query<CallRow>(
    `update call_entry set removed_at = null
     where call_entry_id = $1 and person_id = $2 and customer_id = $3 and removed_at is not null returning ${COLUMNS}`,
    [entry, id, customerId],
  );
  return theOne(rows);
}

function theOne([row]: readonly CallRow[]): StoredCall {
  if (!row) throw new Failure("not-found", "This entry is not on your call list.");
  return presentCall(row);
}

function presentCall({ prospect, status, addedAt, ...row }: CallRow): StoredCall {
  return {
    ...row,
    prospect: prospect === "" ? null : prospect,
    status: CALL_STATUSES.find((known) => known === status) ?? "open",
    addedAt: addedAt.toISOString(),
  };
}
