import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { DeliveryRecord } from "../contract.ts";

interface DeliveryRow extends Omit<DeliveryRecord, "createdAt" | "triedAt"> {
  readonly createdAt: Date;
  readonly triedAt: Date | null;
}

const MOST_SHOWN = 200;

const DELIVERY = `
  select webhook_delivery_id::text as id, event_id as "eventId", event, state, tries, status, milliseconds, excerpt, fault, body,
         created_at as "createdAt", tried_at as "triedAt"
  from webhook_delivery where webhook_id = $1`;

/** What was sent to a webhook, newest first. */
export async function selectDeliveries(store: Queryable, webhook: number): Promise<DeliveryRecord[]> {
  const rows = await store.query<DeliveryRow>(`${DELIVERY} order by webhook_delivery_id desc limit $2`, [
    webhook,
    MOST_SHOWN,
  ]);
  return rows.map(present);
}

/**
 * One delivery to a webhook.
 *
 * @throws Failure `not-found`
 */
export async function selectDelivery(store: Queryable, webhook: number, id: string): Promise<DeliveryRecord> {
  const [row] = await store.query<DeliveryRow>(`${DELIVERY} and webhook_delivery_id = $2`, [webhook, id]);
  if (!row) throw new Failure("not-found", "There is no such delivery.");
  return present(row);
}

function present({ createdAt, triedAt, ...rest }: DeliveryRow): DeliveryRecord {
  return { ...rest, createdAt: createdAt.toISOString(), triedAt: triedAt?.toISOString() ?? null };
}
