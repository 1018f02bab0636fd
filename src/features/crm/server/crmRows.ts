import { Failure } from "#domain/failure.ts";
import {
  CRM_STATES,
  type CrmFaultCode,
  type CrmKind,
  type CrmMapping,
  type CrmState,
  type SentField,
} from "#domain/crm/crm.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { CrmConnection } from "../contract.ts";

export interface ConnectionRow {
  readonly customer: number;
  readonly kind: CrmKind;
  readonly person: number;
  readonly by: string;
  readonly account: string;
  readonly baseUrl: string;
  readonly tokens: Uint8Array;
  readonly mapping: CrmMapping;
  readonly state: "active" | "ended";
  readonly version: number;
  readonly connectedAt: Date;
}

export async function findConnection(store: Queryable, customer: number): Promise<ConnectionRow | null> {
  const [row] = await store.query<ConnectionRow>(
    `select crm.customer_id as customer, crm.kind, crm.person_id as person, person.name as by, crm.account,
            crm.base_url as "baseUrl", crm.tokens, crm.mapping, crm.state, crm.version, crm.connected_at as "connectedAt"
     from crm_connection as crm
     join person on person.person_id = crm.person_id
     where crm.customer_id = $1`,
    [customer],
  );
  return row ?? null;
}

/** @throws Failure `not-found` */
export async function selectConnection(store: Queryable, customer: number): Promise<ConnectionRow> {
  const row = await findConnection(store, customer);
  if (!row) throw noConnection();
  return row;
}

export function noConnection(): Failure {
  return new Failure("not-found", "Your organization is not connected to a CRM.");
}

export function presentConnection(row: ConnectionRow): CrmConnection {
  const { kind, account, by, state, mapping, version } = row;
  return { kind, account, by, state, mapping, version, connectedAt: row.connectedAt.toISOString() };
}

/** What stands on both sides where somebody has to choose. */
export type Conflicts = { readonly [Field in SentField]?: { readonly ours: string; readonly theirs: string | null } };

/** What both sides last agreed on. */
export type Agreed = { readonly [Field in SentField]?: string | null };

/** A company that is or was to be sent. */
export interface SyncRow {
  readonly company: string;
  readonly record: string | null;
  readonly agreed: Agreed;
  /** When it was queued, to the microsecond. */
  readonly queued: string;
  readonly tries: number;
  /** Whether somebody said which record it is, or that it is none. */
  readonly decided: boolean;
}

/** A record there that a company could be. */
export interface FoundMatch {
  readonly record: string;
  readonly name: string;
  readonly website: string | null;
  readonly city: string | null;
}

/** What became of it. */
export interface Outcome extends SyncRow {
  readonly state: CrmState;
  readonly conflicts: Conflicts | null;
  /** Records there that it could be, where somebody has to say which. */
  readonly matches: readonly FoundMatch[] | null;
  readonly fault: CrmFaultCode | null;
  readonly words: string | null;
}

/** The next that wait, the first one first. */
export function selectWaiting(store: Queryable, customer: number, most: number): Promise<SyncRow[]> {
  return store.query<SyncRow>(
    `select company_id as company, record_id as record, agreed, queued_at::text as queued, tries, is_decided as decided from crm_company
     where customer_id = $1 and state = 'waiting' order by queued_at, company_id limit $2`,
    [customer, most],
  );
}

/** What is known of some companies, whether they were ever sent or not. */
export async function selectSynced(
  store: Queryable,
  customer: number,
  companies: readonly string[],
): Promise<Map<string, SyncRow>> {
  const rows = await store.query<SyncRow>(
    `select company_id as company, record_id as record, agreed, queued_at::text as queued, tries, is_decided as decided from crm_company
     where customer_id = $1 and company_id = any($2)`,
    [customer, companies],
  );
  return new Map(rows.map((row) => [row.company, row]));
}

/** Queues companies that count and are of these categories, all of them or those named, and answers how many. */
export async function queueCompanies(
  store: Queryable,
  customer: number,
  categories: readonly string[],
  companies: readonly string[] | null,
): Promise<number> {
  const rows = await store.query(
    `insert into crm_company (customer_id, company_id, state)
     select customer_id, company_id, 'waiting' from company
     where customer_id = $1 and ended_by is null and company_id not like 'example-%'
       and ($2::text[] is null or company_id = any($2)) and sub_vertical = any($3)
     on conflict (customer_id, company_id) do update
       set state = 'waiting', queued_at = now(), tries = 0, fault = null, words = null, conflicts = null, matches = null
     returning 1 as one`,
    [customer, companies, categories],
  );
  return rows.length;
}

/** Queues again what an ended sign-in kept from being sent, and answers how many. */
export async function requeueEnded(store: Queryable, customer: number): Promise<number> {
  const rows = await store.query(
    `update crm_company set state = 'waiting', queued_at = now(), tries = 0
     where customer_id = $1 and state = 'failed' and fault = 'sign-in-ended' returning 1 as one`,
    [customer],
  );
  return rows.length;
}

/** Notes what became of companies. One that was queued again meanwhile goes on waiting. */
export async function noteOutcomes(store: Queryable, customer: number, outcomes: readonly Outcome[]): Promise<void> {
  await store.query(
    `update crm_company set record_id = done.record, agreed = done.agreed, conflicts = done.conflicts, matches = done.matches,
            state = case when queued_at = done.queued::timestamptz then done.state else 'waiting' end, fault = done.fault, words = done.words, tries = tries + 1, tried_at = now()
     from json_to_recordset($2::text::json) as done(company text, record text, agreed jsonb, queued text,
       conflicts jsonb, matches jsonb, state text, fault text, words text)
     where crm_company.customer_id = $1 and crm_company.company_id = done.company`,
    [customer, JSON.stringify(outcomes)],
  );
}

/** Notes that those that wait could not be sent this time; with `final` they wait no longer. */
export async function noteFault(
  store: Queryable,
  customer: number,
  fault: CrmFaultCode,
  words: string,
  final: boolean,
): Promise<void> {
  await store.query(
    `update crm_company set state = case when $4 then 'failed' else state end, fault = $2, words = $3, tries = tries + 1, tried_at = now()
     where customer_id = $1 and state = 'waiting'`,
    [customer, fault, words, final],
  );
}

/** With the company as it counts now; one that was removed has none, and no category that could be closed to anybody. */
const WITH_COMPANY = `left join company
  on company.company_id = sync.company_id and company.customer_id = sync.customer_id and company.ended_by is null`;

export interface CountedStates {
  readonly companies: number;
  readonly states: Record<CrmState, number>;
}

/** How many companies of these categories there are, and how far each came. */
export async function countStates(
  store: Queryable,
  customer: number,
  categories: readonly string[],
): Promise<CountedStates> {
  const rows = await store.query<{ state: string; count: number }>(
    `select sync.state, count(*)::int as count from crm_company as sync ${WITH_COMPANY}
     where sync.customer_id = $1 and (company.sub_vertical is null or company.sub_vertical = any($2)) group by sync.state`,
    [customer, categories],
  );
  const [all] = await store.query<{ count: number }>(
    `select count(*)::int as count from company
     where customer_id = $1 and ended_by is null and company_id not like 'example-%' and sub_vertical = any($2)`,
    [customer, categories],
  );
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const [waiting, sent, conflict, match, failed] = CRM_STATES.map((state) => counts.get(state) ?? 0);
  return {
    companies: all?.count ?? 0,
    states: { waiting: waiting ?? 0, sent: sent ?? 0, conflict: conflict ?? 0, match: match ?? 0, failed: failed ?? 0 },
  };
}

export interface LogRow extends Omit<Outcome, "agreed" | "queued" | "decided"> {
  readonly name: string | null;
  readonly queuedAt: Date;
  readonly triedAt: Date | null;
}

const MOST_SHOWN = 500;

/** What became of companies of these categories, the last tried first. */
export function selectLog(
  store: Queryable,
  customer: number,
  categories: readonly string[],
  state: CrmState | null,
): Promise<LogRow[]> {
  return store.query<LogRow>(
    `select sync.company_id as company, company.name, sync.record_id as record, sync.state, sync.fault, sync.tries,
            sync.queued_at as "queuedAt", sync.tried_at as "triedAt",
            case when company.company_id is not null then sync.words end as words,
            case when company.company_id is not null then sync.conflicts end as conflicts,
            case when company.company_id is not null then sync.matches end as matches
     from crm_company as sync ${WITH_COMPANY}
     where sync.customer_id = $1 and ($2::text is null or sync.state = $2)
       and (company.sub_vertical is null or company.sub_vertical = any($4))
     order by sync.tried_at desc nulls last, company.name, sync.company_id limit $3`,
    [customer, state, MOST_SHOWN, categories],
  );
}

/** Records that other companies of the organisation than these were sent to. */
export async function recordsTaken(
  store: Queryable,
  customer: number,
  records: readonly string[],
  companies: readonly string[],
): Promise<Set<string>> {
  const rows = await store.query<{ record: string }>(
    `select record_id as record from crm_company
     where customer_id = $1 and record_id = any($2) and company_id <> all($3)`,
    [customer, records, companies],
  );
  return new Set(rows.map(({ record }) => record));
}
