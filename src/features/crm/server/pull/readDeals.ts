import { createHash } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import type { CrmConnector, CrmSession } from "../connectors/crmConnector.ts";
import type { CrmDeal, CrmOwner } from "../connectors/crmDeals.ts";
import type { ConnectionRow } from "../crmRows.ts";
import { type CrmParts, withCrm } from "../withCrm.ts";
import { keepDeals, type ReadDeal } from "./dealRows.ts";
import { selectPullState } from "./pullState.ts";
import { mapStages } from "./stages.ts";

/** What was changed shortly before the last change that was seen may have come into sight after it. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Reads the deals that were changed since the last time; all of them once a day, and where there are other companies than then. Whatever is broken off
 * goes on where it was.
 *
 * @throws CrmFault
 */
export async function readDeals(
  store: Queryable,
  parts: CrmParts,
  connection: ConnectionRow,
  signal: AbortSignal,
): Promise<void> {
  await withCrm(store, parts, connection, signal, async (session, connector) => {
    const { customer } = connection;
    const companies = await companiesByRecord(store, connector, customer);
    const stages = await connector.stages(session);
    await store.query("update crm_connection set stages = $2::text::jsonb where customer_id = $1", [
      customer,
      JSON.stringify(mapStages(stages, (await selectPullState(store, customer))?.stages ?? [])),
    ]);
    const since = await beginReading(store, customer, companies);
    const people = await peopleOf(store, connector, session, customer);
    for await (const deals of connector.deals(session, since)) {
      signal.throwIfAborted();
      await keepPage(store, customer, deals, { companies, people });
    }
    // What a whole reading did not meet is there no more.
    await store.query(
      `delete from crm_deal using crm_connection as whole
       where crm_deal.customer_id = $1 and whole.customer_id = $1 and crm_deal.read_at < whole.whole_at`,
      [customer],
    );
  });
}

/** Our companies by their records there. */
async function companiesByRecord(
  store: Queryable,
  connector: CrmConnector,
  customer: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query<{ company: string; record: string | null }>(
    `select company.company_id as company, coalesce(sync.record_id, company.crm_id) as record
     from company left join crm_company as sync on sync.customer_id = company.customer_id and sync.company_id = company.company_id
     where company.customer_id = $1 and company.ended_by is null order by company.company_id`,
    [customer],
  );
  return new Map(
    rows.flatMap(({ company, record }) => {
      const id = connector.readId(record ?? "");
      return id === null ? [] : [[id, company] as const];
    }),
  );
}

/** Answers from when on deals are read; null reads all of them. */
async function beginReading(
  store: Queryable,
  customer: number,
  companies: ReadonlyMap<string, string>,
): Promise<string | null> {
  const of = createHash("sha256")
    .update(JSON.stringify([...companies]))
    .digest("hex");
  const [row] = await store.query<{ since: Date | null }>(
    `update crm_connection set
       read_to = case when read_of = $2 and whole_at > now() - interval '1 day' then read_to end,
       whole_at = case when read_of = $2 and whole_at > now() - interval '1 day' then whole_at else now() end,
       read_of = $2
     where customer_id = $1 returning read_to as since`,
    [customer, of],
  );
  const since = row?.since ?? null;
  return since && new Date(since.getTime() - OVERLAP_MS).toISOString();
}

interface Owners {
  readonly byId: ReadonlyMap<string, CrmOwner>;
  /** People of the organisation by their addresses. */
  readonly byEmail: ReadonlyMap<string, number>;
}

async function peopleOf(
  store: Queryable,
  connector: CrmConnector,
  session: CrmSession,
  customer: number,
): Promise<Owners> {
  const people = await store.query<{ id: number; email: string }>(
    "select person_id as id, lower(email) as email from person where customer_id = $1 and status = 'active' and erased_at is null",
    [customer],
  );
  return {
    byId: new Map((await connector.owners(session)).map((owner) => [owner.id, owner])),
    byEmail: new Map(people.map(({ id, email }) => [email, id])),
  };
}

interface Known {
  readonly companies: ReadonlyMap<string, string>;
  readonly people: Owners;
}

async function keepPage(
  store: Queryable,
  customer: number,
  deals: readonly CrmDeal[],
  { companies, people }: Known,
): Promise<void> {
  const kept = deals.flatMap((deal): ReadDeal[] => {
    const company = companies.get(deal.company ?? "");
    if (company === undefined) return [];
    const owner = people.byId.get(deal.owner ?? "");
    const person = people.byEmail.get(owner?.email?.toLowerCase() ?? "") ?? null;
    const words = person === null ? ([owner?.name, owner?.email].find(Boolean) ?? deal.owner) : null;
    const { id, name, stage, dollars, changedAt } = deal;
    return [{ deal: id, company, name, stage, owner: person, words, dollars, changed: changedAt }];
  });
  // One that went to a company that is not ours is none of ours any more.
  const gone = deals.filter(({ company }) => !companies.has(company ?? "")).map(({ id }) => id);
  await store.query("delete from crm_deal where customer_id = $1 and deal_id = any($2)", [customer, gone]);
  if (kept.length > 0) await keepDeals(store, customer, kept);
  await store.query(
    "update crm_connection set read_to = greatest(read_to, $2::text::timestamptz) where customer_id = $1",
    [customer, deals.at(-1)?.changedAt ?? null],
  );
}
