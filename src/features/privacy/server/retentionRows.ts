import type { Queryable } from "#platform/database/database.ts";
import type { Retained, RetentionPeriods } from "../contract/retention.ts";

export type RetainedCounts = Readonly<Record<Retained, number>>;

export interface KeptRetention extends RetentionPeriods {
  readonly version: number;
}

const FOR_EVER: KeptRetention = { contacts: null, calls: null, proposals: null, comments: null, version: 0 };

type RetentionRow = Readonly<Record<Retained, number | null>> & { readonly version: number };

/** What an organisation has chosen; for ever where it has not. */
export async function selectRetention(store: Queryable, customer: number): Promise<KeptRetention> {
  const [row] = await store.query<RetentionRow>(
    "select contacts, calls, proposals, comments, version from customer_retention where customer_id = $1",
    [customer],
  );
  if (!row) return FOR_EVER;
  return {
    contacts: period(row.contacts),
    calls: period(row.calls),
    proposals: period(row.proposals),
    comments: period(row.comments),
    version: row.version,
  };
}

function period(months: number | null): 12 | 24 | 36 | null {
  return months === 12 || months === 24 || months === 36 ? months : null;
}

/** Keeps a choice that was made of `version`; null where somebody else was faster. */
export async function saveRetention(
  store: Queryable,
  customer: number,
  { contacts, calls, proposals, comments }: RetentionPeriods,
  version: number,
): Promise<number | null> {
  const [row] = await store.query<{ version: number }>(
    `insert into customer_retention as kept (customer_id, contacts, calls, proposals, comments, version)
     select $1::int, $2::int, $3::int, $4::int, $6::int, 1 where $5::int = 0
       or exists (select 1 from customer_retention where customer_id = $1)
     on conflict (customer_id) do update
       set contacts = excluded.contacts, calls = excluded.calls, proposals = excluded.proposals,
         comments = excluded.comments, version = kept.version + 1
       where kept.version = $5::int
     returning version`,
    [customer, contacts, calls, proposals, version, comments],
  );
  return row?.version ?? null;
}

/** Organisations that have chosen an end for anything. */
export function selectLimited(store: Queryable): Promise<{ readonly customer: number; readonly name: string }[]> {
  return store.query<{ customer: number; name: string }>(
    `select customer_id as customer, customer.name from customer_retention join customer using (customer_id)
     where coalesce(contacts, calls, proposals, comments) is not null order by customer_id`,
  );
}

/** Nothing was changed of the company for so long, and nobody had a call with it. Without a number of months nothing is overdue. */
const CONTACTS = `
  from company_contact as contact where contact.customer_id = $1
   and exists (select 1 from company_change as change
     where change.company_change_id = contact.brought_by and change.at < now() - make_interval(months => $2::int))
   and not exists (select 1 from call_entry as call
     where call.customer_id = $1 and call.company_id = contact.company_id
       and (call.added_at >= now() - make_interval(months => $2::int)
         or exists (select 1 from call_change as said
           where said.call_entry_id = call.call_entry_id and said.at >= now() - make_interval(months => $2::int))))`;

/** Calls that were won or lost, of which nothing was changed for so long. */
const CALLS = `
  from call_entry as call where call.customer_id = $1 and call.status in ('won', 'lost')
   and call.added_at < now() - make_interval(months => $2::int)
   and not exists (select 1 from call_change as said
     where said.call_entry_id = call.call_entry_id and said.at >= now() - make_interval(months => $2::int))`;

const PROPOSALS = `
  from proposal where proposal.customer_id = $1 and proposal.status in ('won', 'lost')
   and proposal.changed_at < now() - make_interval(months => $2::int)`;

const COMMENTS = `
  from team_comment as comment where comment.customer_id = $1 and comment.at < now() - make_interval(months => $2::int)`;

const OVERDUE: Readonly<Record<Retained, string>> = {
  contacts: CONTACTS,
  proposals: PROPOSALS,
  comments: COMMENTS,
  calls: CALLS,
};

/** How much would go now. */
export function countOverdue(
  store: Queryable,
  customer: number,
  periods: Readonly<Record<Retained, number | null>>,
): Promise<RetainedCounts> {
  return inEach(async (kind) => {
    const [row] = await store.query<{ count: number }>(`select count(*)::int as count ${OVERDUE[kind]}`, [
      customer,
      periods[kind],
    ]);
    return row?.count ?? 0;
  });
}

/** Deletes it, with the history of calls and all versions of proposals, and answers how much it was. */
export function deleteOverdue(store: Queryable, customer: number, periods: RetentionPeriods): Promise<RetainedCounts> {
  return inEach(
    async (kind) => (await store.query(`delete ${OVERDUE[kind]} returning 1 as one`, [customer, periods[kind]])).length,
  );
}

/** Contacts before calls, which tell whether anything happened; comments before the calls that take theirs along. */
async function inEach(count: (kind: Retained) => Promise<number>): Promise<RetainedCounts> {
  const contacts = await count("contacts");
  const proposals = await count("proposals");
  const comments = await count("comments");
  return { contacts, proposals, comments, calls: await count("calls") };
}
