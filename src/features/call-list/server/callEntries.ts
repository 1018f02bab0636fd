import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Person } from "#platform/identity/caller.ts";
import { CALL_STATUSES, type CallEntry, type CallFacts } from "../contract.ts";

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

type Changeable = Pick<StoredCall, "note" | "status" | keyof CallFacts>;

/** What is left out stays. */
export type CallChange = { readonly [Field in keyof Changeable]?: Changeable[Field] | undefined };

interface CallRow {
  readonly id: string;
  readonly market: string;
  readonly subVertical: string;
  readonly prospect: string;
  readonly name: string | null;
  readonly note: string;
  readonly status: string;
  readonly addedAt: Date;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly company: string | null;
  readonly contact: string | null;
  readonly nextStep: string | null;
  readonly dueOn: string | null;
  readonly dollars: number | null;
  readonly medium: string | null;
  readonly closedAt: Date | null;
}

/** As many as anybody can call in a year. */
export const MOST_ENTRIES = 1_000;

/** What is on the list, newest first. */
export async function selectCalls(store: Queryable, owner: Owner): Promise<StoredCall[]> {
  return selectEntries(store, owner.customerId, owner.id);
}

/** What is on the lists of everybody in the organisation, newest first. Who asks must be allowed to see it. */
export async function selectTeamCalls(store: Queryable, customer: number): Promise<StoredCall[]> {
  return selectEntries(store, customer, null);
}

/** Of a customer; of a person, where one is given; an entry, where one is given, whether it stands on a list or was taken off. */
async function selectEntries(
  store: Queryable,
  customer: number,
  person: number | null,
  entry: string | null = null,
): Promise<StoredCall[]> {
  const rows = await store.query<CallRow>(
    `select call.call_entry_id::text as id, call.market_id as market, call.sub_vertical as "subVertical", call.prospect, call.name,
            call.note, call.status, call.added_at as "addedAt", person.person_id::text as "ownerId", person.name as "ownerName",
            call.company_id as company, call.contact, call.next_step as "nextStep", to_char(call.due_on, 'YYYY-MM-DD') as "dueOn",
            call.dollars, call.medium, call.closed_at as "closedAt"
     from call_entry as call
     join person on person.person_id = call.person_id
     where call.customer_id = $1 and ($2::int is null or call.person_id = $2)
       and case when $3::bigint is null then call.removed_at is null else call.call_entry_id = $3 end
     order by call.added_at desc, call.call_entry_id desc`,
    [customer, person, entry],
  );
  return rows.map(presentCall);
}

/**
 * Puts something on the list. What stands there stays as it is; what was taken off comes back as if it were new.
 *
 * @throws Failure `conflict` where the list is full
 */
export async function insertCall(store: Queryable, owner: Owner, call: NewCall): Promise<StoredCall> {
  await checkRoom(store, owner);
  const rows = await store.query<{ id: string; isNew: boolean }>(
    `insert into call_entry as known (person_id, customer_id, market_id, sub_vertical, prospect, name, company_id)
     values ($1, $2, $3, $4, $5, $6, (select company_id from company
       where customer_id = $2 and ended_by is null and 'company:' || company_id = $5))
     on conflict (person_id, customer_id, market_id, sub_vertical, prospect) do update set
       name = excluded.name,
       company_id = coalesce(case when known.removed_at is null then known.company_id end, excluded.company_id),
       note = case when known.removed_at is null then known.note else '' end,
       status = case when known.removed_at is null then known.status else 'open' end,
       contact = case when known.removed_at is null then known.contact end,
       next_step = case when known.removed_at is null then known.next_step end,
       due_on = case when known.removed_at is null then known.due_on end,
       dollars = case when known.removed_at is null then known.dollars end,
       medium = case when known.removed_at is null then known.medium end,
       closed_at = case when known.removed_at is null then known.closed_at end,
       call_file_id = case when known.removed_at is null then known.call_file_id end,
       added_at = case when known.removed_at is null then known.added_at else now() end,
       removed_at = null
     returning call_entry_id::text as id, added_at = now() as "isNew"`,
    [owner.id, owner.customerId, call.market, call.subVertical, call.prospect ?? "", call.name],
  );
  // What begins anew has no past.
  const [{ id, isNew } = { id: null, isNew: false }] = rows;
  if (isNew) await store.query("delete from call_change where call_entry_id = $1", [id]);
  return theOne(store, owner, rows);
}

/** @throws Failure `conflict` where the list is full */
async function checkRoom(store: Queryable, { id, customerId }: Owner): Promise<void> {
  const [count] = await store.query<{ entries: number }>(
    "select count(*)::int as entries from call_entry where person_id = $1 and customer_id = $2 and removed_at is null",
    [id, customerId],
  );
  if ((count?.entries ?? 0) >= MOST_ENTRIES)
    throw new Failure("conflict", `A call list can have ${MOST_ENTRIES} entries. Remove those that are done.`);
}

/**
 * Changes an entry and keeps what was changed.
 *
 * @throws Failure `not-found` where the person has no such entry, `invalid-input` where the organisation has no such company
 */
export async function updateCall(
  database: Database,
  owner: Owner,
  entry: string,
  change: CallChange,
): Promise<StoredCall> {
  return database.transaction(async (store) => {
    const locked = await store.query<{ id: string }>(
      `select call_entry_id::text as id from call_entry
       where call_entry_id = $1 and person_id = $2 and customer_id = $3 and removed_at is null for update`,
      [entry, owner.id, owner.customerId],
    );
    const before = changeable(await theOne(store, owner, locked));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after: Changeable = { ...before, ...given };
    const difference = differenceOf<object>(before, after);
    if (!difference) return theOne(store, owner, locked);
    if ("company" in difference.after) await checkCompany(store, owner, after.company);
    const { note, status, company, contact, nextStep, dueOn, dollars, medium } = after;
    await store.query(
      `update call_entry set note = $2, status = $3, company_id = $4, contact = $5, next_step = $6, due_on = $7::text::date,
         dollars = $8, medium = $9, closed_at = case when $3 in ('won', 'lost') then
           case when status = $3 then closed_at else now() end end
       where call_entry_id = $1`,
      [entry, note, status, company, contact, nextStep, dueOn, dollars, medium],
    );
    await keepChange(store, owner, entry, difference);
    return theOne(store, owner, locked);
  });
}

function changeable({ note, status, company, contact, nextStep, dueOn, dollars, medium }: StoredCall): Changeable {
  return { note, status, company, contact, nextStep, dueOn, dollars, medium };
}

async function checkCompany(store: Queryable, { customerId }: Owner, company: string | null): Promise<void> {
  if (company === null) return;
  const known = await store.query(
    "select 1 from company where customer_id = $1 and company_id = $2 and ended_by is null",
    [customerId, company],
  );
  if (known.length === 0) throw wrongInput([inputError("/body/company", "unusable")]);
}

async function keepChange(
  store: Queryable,
  { id, customerId }: Owner,
  entry: string,
  { before, after }: { readonly before: object; readonly after: object },
): Promise<void> {
  await store.query(
    `insert into call_change (call_entry_id, customer_id, person_id, before, after)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb)`,
    [entry, customerId, id, JSON.stringify(before), JSON.stringify(after)],
  );
}

/**
 * Takes an entry off, and for good what was taken off a day ago.
 *
 * @throws Failure `not-found` where the person has no such entry
 */
export async function deleteCall(store: Queryable, owner: Owner, entry: string): Promise<StoredCall> {
  const rows = await store.query<{ id: string }>(
    `update call_entry set removed_at = now()
     where call_entry_id = $1 and person_id = $2 and customer_id = $3 and removed_at is null returning call_entry_id::text as id`,
    [entry, owner.id, owner.customerId],
  );
  await store.query("delete from call_entry where person_id = $1 and removed_at < now() - interval '1 day'", [
    owner.id,
  ]);
  return theOne(store, owner, rows);
}

/** @throws Failure `not-found` where the person has taken no such entry off, or too long ago */
export async function undeleteCall(store: Queryable, owner: Owner, entry: string): Promise<StoredCall> {
  const rows = await store.query<{ id: string }>(
    `update call_entry set removed_at = null
     where call_entry_id = $1 and person_id = $2 and customer_id = $3 and removed_at is not null returning call_entry_id::text as id`,
    [entry, owner.id, owner.customerId],
  );
  return theOne(store, owner, rows);
}

/**
 * Hands an entry of the organisation over to somebody of it. Who asks must be allowed to.
 *
 * @param tell tells the new owner; not asked where she has it already
 * @throws Failure `not-found` where there is no such entry, `invalid-input` where nobody of the organisation is meant, `conflict`
 *   where she has the same on her list
 */
export async function handOver(
  database: Database,
  by: Owner,
  entry: string,
  to: number,
  tell: (transaction: Queryable, given: StoredCall) => Promise<void>,
): Promise<StoredCall> {
  const { customerId } = by;
  return database.transaction(async (store) => {
    const locked = await store.query<{ id: string; from: number }>(
      `select call_entry_id::text as id, person_id as "from" from call_entry
       where call_entry_id = $1 and customer_id = $2 and removed_at is null for update`,
      [entry, customerId],
    );
    const [known] = locked;
    if (!known) throw notOnList();
    const people = await selectColleagues(store, customerId);
    if (!people.some(({ id }) => id === to)) throw wrongInput([inputError("/body/owner", "owner-foreign")]);
    const receiver = { id: to, customerId };
    if (known.from === to) return theOne(store, receiver, locked);
    await checkRoom(store, receiver);
    // What she has taken off makes room for what she is given.
    await store.query(
      `delete from call_entry as old using call_entry as given ${SAME} and old.removed_at is not null`,
      [entry, to],
    );
    const same = await store.query(`select 1 from call_entry as old, call_entry as given ${SAME}`, [entry, to]);
    if (same.length > 0) throw new Failure("conflict", "This is on that person's call list already.");
    await store.query("update call_entry set person_id = $2 where call_entry_id = $1", [entry, to]);
    await keepChange(store, by, entry, { before: { owner: known.from }, after: { owner: to } });
    const given = await theOne(store, receiver, locked);
    await tell(store, given);
    return given;
  });
}

/** `old` is on the list of the person $2 what the entry $1 is on another one. */
const SAME = `where given.call_entry_id = $1 and old.person_id = $2 and old.customer_id = given.customer_id
  and old.market_id = given.market_id and old.sub_vertical = given.sub_vertical and old.prospect = given.prospect`;

async function theOne(store: Queryable, owner: Owner, [row]: readonly { readonly id: string }[]): Promise<StoredCall> {
  const [call] = row ? await selectEntries(store, owner.customerId, owner.id, row.id) : [];
  if (!call) throw notOnList();
  return call;
}

export function notOnList(): Failure {
  return new Failure("not-found", "This entry is not on your call list.");
}

function presentCall({ prospect, status, addedAt, closedAt, ownerId, ownerName, ...row }: CallRow): StoredCall {
  return {
    ...row,
    prospect: prospect === "" ? null : prospect,
    status: CALL_STATUSES.find((known) => known === status) ?? "open",
    addedAt: addedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    owner: { id: ownerId, name: ownerName },
  };
}

/** Who can have calls: everybody of an organisation who may sign in, by name. */
export async function selectColleagues(
  store: Queryable,
  customer: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  return store.query<{ id: number; name: string }>(
    `select person_id as id, name from person where customer_id = $1 and status = 'active' and erased_at is null
     order by lower(name), person_id`,
    [customer],
  );
}
