import { randomUUID } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";
import type { Site } from "#platform/identity/site.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import type { ChartPicture } from "./chartPicture.ts";
import { type EventMessage, messageBody, type Receiver } from "./messageBody.ts";

/** Queues one event for one webhook, once; answers the delivery's id, or null where it was queued before. */
export async function queueDelivery(
  store: Queryable,
  receiver: Receiver,
  message: EventMessage,
  site: Site,
  picture: ChartPicture | null,
): Promise<string | null> {
  const { id: eventId, event } = message;
  const body = await messageBody(receiver, message, site, picture);
  return insert(store, receiver.id, { eventId, event, body, round: 1 });
}

/** Queues once more what was sent before, under the same id. */
export async function queueAgain(
  store: Queryable,
  webhook: number,
  { eventId, event, body }: { readonly eventId: string; readonly event: string; readonly body: string },
): Promise<string> {
  const [row] = await store.query<{ round: number | null }>(
    "select max(round) + 1 as round from webhook_delivery where webhook_id = $1 and event_id = $2",
    [webhook, eventId],
  );
  const id = await insert(store, webhook, { eventId, event, body, round: row?.round ?? 1 });
  // Two clicks at the same moment ask for the same round; the second is told of the first.
  if (id === null) throw new Error("A delivery was queued at the same moment.");
  return id;
}

/** An id for an event that nothing else names. */
export const newEventId = (): string => `evt_${randomUUID()}`;

async function insert(
  store: Queryable,
  webhook: number,
  row: { readonly eventId: string; readonly event: string; readonly body: string; readonly round: number },
): Promise<string | null> {
  const [made] = await store.query<{ id: string }>(
    `insert into webhook_delivery (webhook_id, event_id, event, body, round) values ($1, $2, $3, $4, $5)
     on conflict (webhook_id, event_id, round) do nothing returning webhook_delivery_id::text as id`,
    [webhook, row.eventId, row.event, row.body, row.round],
  );
  if (!made) return null;
  await startJob(store, { kind: "webhook-delivery", data: { delivery: made.id }, owner: null, name: null });
  return made.id;
}
