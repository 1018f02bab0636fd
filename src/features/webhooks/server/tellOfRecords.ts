import type { WebhookData } from "#domain/webhookEvents.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { startJob } from "#platform/jobs/startJob.ts";

/** Of one round: a large import is told within some minutes. */
const MOST_AT_ONCE = 500;

interface ChangedRow {
  readonly customer: number;
  readonly kind: "call" | "company";
  readonly record: string;
  readonly at: Date;
}

/** Tells webhooks of calls and companies that changed, as they are now. */
export function tellOfRecords(database: Database): Promise<void> {
  return database.transaction(async (store) => {
    const rows = await store.query<ChangedRow>(
      `delete from changed_record as gone using (
         select customer_id, kind, record_id from changed_record order by changed_at limit $1 for update skip locked) as first
       where gone.customer_id = first.customer_id and gone.kind = first.kind and gone.record_id = first.record_id
       returning gone.customer_id as customer, gone.kind, gone.record_id as record, gone.changed_at as at`,
      [MOST_AT_ONCE],
    );
    for (const { customer, kind, record, at } of rows) {
      const data =
        kind === "call" ? await callData(store, customer, record) : await companyData(store, customer, record);
      const event = { event: `${kind}.changed`, customer, at: at.toISOString(), data } as const;
      await startJob(store, { kind: "webhook-event", data: event, owner: null, name: null });
    }
  });
}

type Row = Record<string, string | number | boolean | null>;

/** A call as it is now; one that was removed says no more than that. */
async function callData(store: Queryable, customer: number, call: string): Promise<WebhookData> {
  const [row] = await store.query<Row>(
    `select call.market_id as market, call.sub_vertical as "subVertical", call.name, call.company_id as company, company.crm_id as "crmId",
            person.email as owner, call.status as stage, call.dollars::float8 as amount, call.next_step as "nextStep", to_char(call.due_on, 'YYYY-MM-DD') as "dueOn"
     from call_entry as call
     join person on person.person_id = call.person_id
     left join company on company.company_id = call.company_id and company.customer_id = call.customer_id and company.ended_by is null
     where call.call_entry_id = $2::text::bigint and call.customer_id = $1 and call.removed_at is null`,
    [customer, call],
  );
  return { call, removed: row === undefined, ...row };
}

/** A company as it counts now, without its people. */
async function companyData(store: Queryable, customer: number, company: string): Promise<WebhookData> {
  const [row] = await store.query<Row>(
    `select name, street, city, state, zip, phone, website, employees, sub_vertical as "subVertical", crm_id as "crmId"
     from company where customer_id = $1 and company_id = $2 and ended_by is null`,
    [customer, company],
  );
  return { company, removed: row === undefined, ...row };
}
