import type { FileCall, FileFacts, ListedCall } from "#domain/calls/fileCalls.ts";
import { prospectOf } from "#domain/calls/fileCalls.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Owner } from "../callEntries.ts";
import type { KnownCompany } from "./knownCompanies.ts";
import type { KnownOwner } from "./readCallsFile.ts";

/** A call on a list, with all that a file can change of it. */
export interface FullCall extends ListedCall {
  readonly status: string;
  readonly note: string;
  readonly contact: string | null;
  readonly nextStep: string | null;
  readonly dueOn: string | null;
  readonly dollars: number | null;
  readonly medium: string | null;
}

/** What stands on the lists of some people of an organisation; locked where it is to be changed. */
export async function selectLists(
  store: Queryable,
  customer: number,
  owners: readonly number[],
  isToChange: boolean,
): Promise<FullCall[]> {
  if (isToChange)
    await store.query("select 1 from call_entry where customer_id = $1 and person_id = any($2::int[]) for update", [
      customer,
      owners,
    ]);
  return store.query<FullCall>(
    `select call_entry_id::text as id, person_id as owner, market_id as market, sub_vertical as "subVertical", prospect, name,
            company_id as company, status, note, contact, next_step as "nextStep", to_char(due_on, 'YYYY-MM-DD') as "dueOn", dollars, medium
     from call_entry where customer_id = $1 and person_id = any($2::int[]) and removed_at is null
     order by call_entry_id`,
    [customer, owners],
  );
}

/** The organisation's companies as far as calls name them. */
export function selectKnownCompanies(store: Queryable, customer: number): Promise<KnownCompany[]> {
  return store.query<KnownCompany>(
    `select company_id as id, name, sub_vertical as "subVertical" from company
     where customer_id = $1 and ended_by is null order by name, company_id`,
    [customer],
  );
}

/** Whose calls a file can bring: everybody of the organisation who may sign in. */
export function selectKnownOwners(store: Queryable, customer: number): Promise<KnownOwner[]> {
  return store.query<KnownOwner>(
    `select person_id as id, name, email from person
     where customer_id = $1 and status = 'active' and erased_at is null order by lower(name), person_id`,
    [customer],
  );
}

export async function insertFile(store: Queryable, { id, customerId }: Owner, name: string): Promise<number> {
  const [made] = await store.query<{ file: number }>(
    "insert into call_file (customer_id, person_id, file_name) values ($1, $2, $3) returning call_file_id as file",
    [customerId, id, name],
  );
  if (!made) throw new Error("The file was not recorded.");
  return made.file;
}

/** Puts the calls of a file on lists. What was taken off there makes room for them. */
export async function insertCalls(
  store: Queryable,
  customer: number,
  file: number,
  calls: readonly FileCall[],
): Promise<void> {
  const rows = JSON.stringify(
    calls.map((call) => ({ ...call, ...call.facts, facts: undefined, prospect: prospectOf(call) })),
  );
  await store.query(
    `delete from call_entry as old
     using jsonb_to_recordset($2::text::jsonb) as new (owner int, market text, "subVertical" text, prospect text)
     where old.customer_id = $1 and old.removed_at is not null and old.person_id = new.owner and old.market_id = new.market
       and old.sub_vertical = new."subVertical" and old.prospect = new.prospect`,
    [customer, rows],
  );
  await store.query(
    `insert into call_entry (customer_id, call_file_id, person_id, market_id, sub_vertical, prospect, name, company_id, status, note, contact,
       next_step, due_on, dollars, medium, closed_at)
     select $1, $2, owner, market, "subVertical", prospect, name, company, coalesce(status, 'open'), coalesce(note, ''), contact,
       "nextStep", "dueOn"::date, dollars, medium, case when status in ('won', 'lost') then now() end
     from jsonb_to_recordset($3::text::jsonb) as new (owner int, market text, "subVertical" text, prospect text, name text, company text,
       status text, note text, contact text, "nextStep" text, "dueOn" text, dollars bigint, medium text)`,
    [customer, file, rows],
  );
}

/** Fields of a call that a file can change. */
export type CallFields = Pick<FullCall, keyof FileFacts | "company">;

export interface ChangedCall {
  readonly id: string;
  /** All of them, as they are to be. */
  readonly fields: CallFields;
  /** Only those that differ. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Writes changed calls and keeps what was changed; `file` is that which says so, null where a change is taken back. */
export async function writeChanges(
  store: Queryable,
  by: Owner,
  file: number | null,
  changes: readonly ChangedCall[],
): Promise<void> {
  await store.query(
    `update call_entry as call set company_id = new.company, status = new.status, note = new.note, contact = new.contact,
       next_step = new."nextStep", due_on = new."dueOn"::date, dollars = new.dollars, medium = new.medium,
       closed_at = case when new.status in ('won', 'lost') then
         case when call.status = new.status then call.closed_at else now() end end
     from jsonb_to_recordset($2::text::jsonb) as new (id bigint, company text, status text, note text, contact text, "nextStep" text,
       "dueOn" text, dollars bigint, medium text)
     where call.call_entry_id = new.id and call.customer_id = $1`,
    [by.customerId, JSON.stringify(changes.map(({ id, fields }) => ({ id, ...fields })))],
  );
  await store.query(
    `insert into call_change (call_entry_id, customer_id, person_id, call_file_id, before, after)
     select id, $1, $2, $3::int, before, after
     from jsonb_to_recordset($4::text::jsonb) as new (id bigint, before jsonb, after jsonb)`,
    [by.customerId, by.id, file, JSON.stringify(changes.map(({ id, before, after }) => ({ id, before, after })))],
  );
}
