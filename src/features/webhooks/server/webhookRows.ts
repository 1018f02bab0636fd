import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { WEBHOOK_EVENTS, type WebhookKind } from "#domain/webhookEvents.ts";
import type { DeliveryRecord, WebhookRecord } from "../contract.ts";

export interface WebhookRow {
  readonly id: number;
  readonly customer_id: number;
  readonly customer: string;
  readonly owner_id: number;
  readonly owner: string;
  /** The owner's. */
  readonly language: string | null;
  readonly kind: WebhookKind;
  readonly url: string;
  readonly events: string[];
  readonly pictures: boolean;
  /** Signs what is sent and the addresses of pictures; it never leaves the server in an answer. */
  readonly secret: string;
  readonly state: "active" | "paused";
  readonly failures: number;
  readonly last: DeliveryRecord["state"] | null;
  readonly last_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
}

const WEBHOOK = `
  select webhook.webhook_id as id, webhook.customer_id, customer.name as customer, webhook.owner_id, person.name as owner, person.language, webhook.kind,
         webhook.url, webhook.events, webhook.pictures, webhook.secret, webhook.state, webhook.failures, latest.state as last, coalesce(latest.tried_at, latest.created_at) as last_at, webhook.created_at, webhook.version
  from webhook
  join customer on customer.customer_id = webhook.customer_id
  join person on person.person_id = webhook.owner_id
  left join lateral (
    select state, tried_at, created_at from webhook_delivery
    where webhook_delivery.webhook_id = webhook.webhook_id order by webhook_delivery_id desc limit 1
  ) latest on true`;

/** Webhooks of a customer, or of all. */
export function selectWebhooks(store: Queryable, customer: number | null): Promise<WebhookRow[]> {
  return store.query<WebhookRow>(
    `${WEBHOOK} where webhook.deleted_at is null and ($1::int is null or webhook.customer_id = $1) order by customer.name, id`,
    [customer],
  );
}

/**
 * One webhook that is not deleted.
 *
 * @throws Failure `not-found`
 */
export async function selectWebhook(store: Queryable, id: string): Promise<WebhookRow> {
  const [row] = await store.query<WebhookRow>(
    `${WEBHOOK} where webhook.deleted_at is null and webhook.webhook_id = $1`,
    [id],
  );
  if (!row) throw new Failure("not-found", "This webhook does not exist.");
  return row;
}

/** A webhook as it leaves the server: everything but its secret. */
export function presentWebhook(row: WebhookRow): WebhookRecord {
  return {
    id: String(row.id),
    customer: { id: String(row.customer_id), name: row.customer },
    owner: { id: String(row.owner_id), name: row.owner },
    kind: row.kind,
    url: row.url,
    events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
    pictures: row.pictures,
    state: row.state,
    failures: row.failures,
    last: row.last,
    lastAt: row.last_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
