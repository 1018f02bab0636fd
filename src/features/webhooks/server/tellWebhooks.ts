import type { Database } from "#platform/database/database.ts";
import type { JobKinds, JobRun } from "#platform/jobs/job.ts";
import { queueDelivery } from "./queueDelivery.ts";

/** Queues an event for every webhook that wants to know of it. Done again, it queues only what is missing. */
export async function tellWebhooks(
  database: Database,
  { event, customer, id, at, data }: JobKinds["webhook-event"],
  { job }: Pick<JobRun, "job">,
): Promise<void> {
  await database.transaction(async (store) => {
    const wanting = await store.query<{ id: number }>(
      `select webhook_id as id from webhook
       where deleted_at is null and state = 'active' and $1 = any(events) and ($2::int is null or customer_id = $2)
         and (not $3 or customer_id in (select customer_id from person where role = 'Administrator' and status = 'active'))
       order by webhook_id`,
      [event, customer === "staff" ? null : customer, customer === "staff"],
    );
    for (const webhook of wanting) await queueDelivery(store, webhook.id, { id: id ?? `evt_${job}`, event, at, data });
  });
}
