import type { Queryable } from "#platform/database/database.ts";
import type { CallStatus } from "#features/call-list/contract.ts";
import type { PulledField } from "#domain/crm/settlePulled.ts";

/** What both sides last had of a deal, as texts: a person's id, a status, whole dollars. */
export type AgreedDeal = { readonly [Field in PulledField]?: string };

/** A deal as it was last read, with its company as it counts now. */
export interface DealRow {
  readonly deal: string;
  readonly company: string;
  readonly companyName: string;
  readonly name: string;
  readonly stage: string | null;
  /** Who owns it there, where that is somebody of the organisation who may sign in. */
  readonly owner: number | null;
  readonly ownerName: string | null;
  /** Whom it belongs to there, where nobody here has that address. */
  readonly ownerWords: string | null;
  readonly dollars: number | null;
  readonly changedAt: Date;
  readonly call: string | null;
  readonly agreed: AgreedDeal;
  readonly takenAt: Date | null;
}

/** The deals of an organisation whose companies are of these categories, those first that were changed last. */
export function selectDeals(store: Queryable, customer: number, categories: readonly string[]): Promise<DealRow[]> {
  return store.query<DealRow>(
    `select deal.deal_id as deal, deal.company_id as company, company.name as "companyName", deal.name, deal.stage,
            person.person_id as owner, person.name as "ownerName", deal.owner_words as "ownerWords", deal.dollars,
            deal.changed_at as "changedAt", call.call_entry_id::text as call, deal.agreed, deal.taken_at as "takenAt"
     from crm_deal as deal
     join company on company.company_id = deal.company_id and company.customer_id = deal.customer_id and company.ended_by is null
     left join person on person.person_id = deal.owner_id and person.customer_id = deal.customer_id and person.status = 'active'
     left join call_entry as call on call.call_entry_id = deal.call_entry_id and call.removed_at is null
     where deal.customer_id = $1 and company.sub_vertical = any($2)
     order by deal.changed_at desc, deal.deal_id`,
    [customer, categories],
  );
}

/** A call of a company, as far as a deal has to do with it. */
export interface CompanyCall {
  readonly id: string;
  readonly company: string;
  readonly market: string;
  readonly owner: number;
  readonly ownerName: string;
  readonly status: CallStatus;
  readonly dollars: number | null;
}

/** The calls of these companies, the newest first. */
export function selectCompanyCalls(
  store: Queryable,
  customer: number,
  companies: readonly string[],
): Promise<CompanyCall[]> {
  return store.query<CompanyCall>(
    `select call.call_entry_id::text as id, call.company_id as company, call.market_id as market, call.person_id as owner,
            person.name as "ownerName", call.status, call.dollars
     from call_entry as call join person on person.person_id = call.person_id
     where call.customer_id = $1 and call.company_id = any($2) and call.removed_at is null
     order by call.added_at desc, call.call_entry_id desc`,
    [customer, companies],
  );
}

/** A deal that is to be kept. */
export interface ReadDeal {
  readonly deal: string;
  readonly company: string;
  readonly name: string;
  readonly stage: string | null;
  readonly owner: number | null;
  readonly words: string | null;
  readonly dollars: number | null;
  readonly changed: string;
}

export async function keepDeals(store: Queryable, customer: number, deals: readonly ReadDeal[]): Promise<void> {
  await store.query(
    `insert into crm_deal as known (customer_id, deal_id, company_id, name, stage, owner_id, owner_words, dollars, changed_at)
     select $1, deal, company, name, stage, owner, words, dollars, changed::timestamptz
     from json_to_recordset($2::text::json) as given(deal text, company text, name text, stage text, owner int, words text, dollars bigint, changed text)
     on conflict (customer_id, deal_id) do update set
       call_entry_id = case when known.company_id = excluded.company_id then known.call_entry_id end,
       agreed = case when known.company_id = excluded.company_id then known.agreed else '{}' end,
       company_id = excluded.company_id, name = excluded.name, stage = excluded.stage, owner_id = excluded.owner_id,
       owner_words = excluded.owner_words, dollars = excluded.dollars, changed_at = excluded.changed_at, read_at = now()`,
    [customer, JSON.stringify(deals)],
  );
}

/** Takes a deal's call and what both sides have of it now. */
export async function noteTaken(
  store: Queryable,
  customer: number,
  { deal, call, agreed }: { readonly deal: string; readonly call: string; readonly agreed: AgreedDeal },
): Promise<void> {
  await store.query(
    `update crm_deal set call_entry_id = $3, agreed = agreed || $4::text::jsonb, taken_at = now()
     where customer_id = $1 and deal_id = $2`,
    [customer, deal, call, JSON.stringify(agreed)],
  );
}

/** Says which call a deal stands for. */
export async function linkDeal(store: Queryable, customer: number, deal: string, call: string): Promise<void> {
  await store.query("update crm_deal set call_entry_id = $3, agreed = '{}' where customer_id = $1 and deal_id = $2", [
    customer,
    deal,
    call,
  ]);
}
