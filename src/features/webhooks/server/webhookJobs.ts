import type { WebhookData, WebhookEvent } from "#domain/webhookEvents.ts";
import type { Site } from "#platform/identity/site.ts";
import type { JobHandlers, JobKinds, JobRun } from "#platform/jobs/job.ts";
import type { RetryPolicy } from "#platform/jobs/retryPolicy.ts";
import { type ChartPictureParts, isWithinReach, pictureOf } from "./chartPicture.ts";
import { deliver, type DeliverParts, giveUpDelivery } from "./deliver.ts";
import { isOwnEvent } from "./ownEvents.ts";
import type { EventMessage, Receiver } from "./messageBody.ts";
import { queueDelivery } from "./queueDelivery.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /**
     * Tells webhooks of an event: those of one customer, those of the organisations whose administrators run the product, or all where that
     * is null. `id` names the event where it may be told twice.
     */
    readonly "webhook-event": {
      readonly event: WebhookEvent;
      readonly customer: number | "staff" | null;
      /** An ISO instant. */
      readonly at: string;
      readonly data: WebhookData;
      readonly id?: string;
    };
    /** Sends one message to one webhook. */
    readonly "webhook-delivery": { readonly delivery: string };
  }
}

/** The last try is made three quarters of a day after the first. */
const DELIVERY: RetryPolicy = {
  jobClass: "delivery",
  limitSeconds: 30,
  retrySeconds: [30, 120, 600, 3_600, 21_600, 43_200],
};

type TellParts = DeliverParts & ChartPictureParts & { readonly site: Site };

/** Tells webhooks of events: one job finds those that want to know, one sends to each. */
export const webhookJobs = (parts: TellParts) =>
  ({
    "webhook-event": {
      policy: { jobClass: "work", limitSeconds: 60, retrySeconds: [5, 60, 600] },
      run: async (event, run) => {
        await tellWebhooks(parts, event, run);
        return {};
      },
    },
    "webhook-delivery": {
      policy: DELIVERY,
      run: async ({ delivery }, { attempt, signal }) => {
        try {
          await deliver(parts, delivery, { attempt, signal });
        } catch (reason) {
          if (attempt > DELIVERY.retrySeconds.length) await giveUpDelivery(parts.database, delivery);
          throw reason;
        }
        return {};
      },
    },
  }) satisfies Partial<JobHandlers>;

interface Wanting extends Receiver {
  readonly owner: number;
  readonly secret: string;
  readonly pictures: boolean;
}

/** Queues an event for every webhook that wants to know of it. Done again, it queues only what is missing. */
async function tellWebhooks(
  parts: TellParts,
  { event, customer, id, at, data }: JobKinds["webhook-event"],
  { job }: Pick<JobRun, "job">,
): Promise<void> {
  const { database, site, webhookAllowPrivate } = parts;
  const message: EventMessage = { id: id ?? `evt_${job}`, event, at, data };
  const wanting = await database.query<Wanting>(
    `select webhook_id as id, kind, person.language, owner_id as owner, secret, pictures from webhook join person on person_id = owner_id
     where deleted_at is null and webhook.state = 'active' and $1 = any(events) and ($2::int is null or webhook.customer_id = $2)
       and (not $4 or (webhook.kind = 'signed' and person.customer_id = webhook.customer_id and person.sees_team_calls))
       and (not $3 or webhook.customer_id in (select customer_id from person where role = 'Administrator' and status = 'active'))
     order by webhook_id`,
    [event, customer === "staff" ? null : customer, customer === "staff", isOwnEvent(event)],
  );
  const shows = isWithinReach(site, webhookAllowPrivate);
  for (const webhook of wanting) {
    const picture = webhook.pictures && shows ? await pictureOf(parts, webhook, message, site) : null;
    await database.transaction((store) => queueDelivery(store, webhook, message, site, picture));
  }
}
