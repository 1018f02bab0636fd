import type { Database, Queryable } from "#platform/database/database.ts";
import { TEST_EVENT, type WebhookKind } from "#domain/webhookEvents.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import { notify } from "#platform/notifications/notify.ts";
import { AddressRefused } from "#platform/outgoing/openAddress.ts";
import type { JobRun } from "#platform/jobs/job.ts";
import { withoutPicture } from "./messageBody.ts";
import { post, type PostAnswer } from "./post.ts";
import { signaturesOf } from "./signature.ts";

export interface DeliverParts {
  readonly database: Database;
  readonly rights: RightsDirectory;
  readonly webhookAllowPrivate: boolean;
}

/** After so many tries in a row that failed a webhook is paused. */
export const MOST_FAILURES = 20;

interface WaitingDelivery {
  readonly webhook: number;
  readonly event_id: string;
  readonly event: string;
  readonly body: string;
  readonly kind: WebhookKind;
  readonly url: string;
  readonly owner: number;
  readonly active: boolean;
  readonly secrets: (string | null)[];
}

/** Why a try failed, and whether there is any use in another. */
interface Refused {
  readonly fault: string;
  readonly status: number | null;
  readonly final: boolean;
}

/**
 * Sends one delivery and writes down what came back.
 *
 * @throws Error where it is to be tried again
 */
export async function deliver(
  { database, rights, webhookAllowPrivate: allowPrivate }: DeliverParts,
  id: string,
  { attempt, signal }: Pick<JobRun, "attempt" | "signal">,
): Promise<void> {
  const delivery = await waiting(database, id);
  if (!delivery) return;
  // A paused webhook keeps what waits: whoever lets it go on can have it sent again. A test tells whether it may go on.
  if (!delivery.active && delivery.event !== TEST_EVENT) {
    return noteRefusal(database, id, delivery, { fault: "The webhook is paused.", status: null, final: true }, false);
  }
  if (!(await ownerMay(rights, delivery.owner))) {
    const fault = "The person who created this webhook is no longer an administrator.";
    return noteRefusal(database, id, delivery, { fault, status: null, final: true });
  }

  const at = Math.floor(Date.now() / 1_000);
  const secrets = delivery.secrets.filter((secret) => secret !== null);
  let answer: PostAnswer;
  try {
    answer = await post({
      url: delivery.url,
      body: attempt === 1 ? delivery.body : withoutPicture(delivery.kind, delivery.body),
      headers: {
        "content-type": "application/json",
        "user-agent": "Spotmarket-Webhooks/1",
        ...(delivery.kind === "signed" && {
          "webhook-id": delivery.event_id,
          "webhook-timestamp": String(at),
          "webhook-signature": signaturesOf(secrets, delivery.event_id, at, delivery.body),
        }),
      },
      allowPrivate,
      signal,
    });
  } catch (reason) {
    signal.throwIfAborted();
    const fault = reason instanceof Error ? reason.message : String(reason);
    await noteRefusal(database, id, delivery, { fault, status: null, final: reason instanceof AddressRefused });
    if (reason instanceof AddressRefused) return;
    throw reason;
  }
  if (answer.status >= 200 && answer.status < 300) return noteDelivered(database, id, delivery.webhook, answer);
  // Gone says that nobody wants to be told any more.
  const final = answer.status === 410;
  const fault = `The answer was ${answer.status}.`;
  await noteRefusal(database, id, delivery, { fault, status: answer.status, final }, true, answer);
  if (!final) throw new Error(fault);
}

async function waiting(store: Queryable, id: string): Promise<WaitingDelivery | undefined> {
  const [row] = await store.query<WaitingDelivery>(
    `select webhook.webhook_id as webhook, event_id, event, body, webhook.kind, url, owner_id as owner, webhook.state = 'active' as active,
            array[secret, case when previous_until > now() then previous_secret end] as secrets
     from webhook_delivery
     join webhook on webhook.webhook_id = webhook_delivery.webhook_id and deleted_at is null
     where webhook_delivery_id = $1 and webhook_delivery.state <> 'delivered'`,
    [id],
  );
  return row;
}

async function ownerMay(rights: RightsDirectory, owner: number): Promise<boolean> {
  try {
    return (await rights.callerOf(owner)).rights.role === "Administrator";
  } catch {
    return false;
  }
}

function noteDelivered(database: Database, id: string, webhook: number, answer: PostAnswer): Promise<void> {
  return database.transaction(async (store) => {
    await store.query(
      `update webhook_delivery set state = 'delivered', tries = tries + 1, tried_at = now(), fault = null, status = $2,
         milliseconds = $3, excerpt = $4
       where webhook_delivery_id = $1`,
      [id, answer.status, answer.milliseconds, answer.excerpt],
    );
    await store.query("update webhook set failures = 0 where webhook_id = $1", [webhook]);
  });
}

function noteRefusal(
  database: Database,
  id: string,
  { webhook, owner, url }: WaitingDelivery,
  { fault, status, final }: Refused,
  counts = true,
  answer: PostAnswer | null = null,
): Promise<void> {
  return database.transaction(async (store) => {
    await store.query(
      `update webhook_delivery set state = case when $2 then 'failed' else state end, tries = tries + 1, tried_at = now(),
         fault = $3, status = $4, milliseconds = $5, excerpt = $6
       where webhook_delivery_id = $1`,
      [id, final, fault, status, answer?.milliseconds ?? null, answer?.excerpt ?? null],
    );
    if (!counts) return;
    const [paused] = await store.query<{ now: boolean }>(
      `update webhook set failures = failures + 1,
         state = case when failures + 1 >= $2 or $3 then 'paused' else state end
       where webhook_id = $1 and state = 'active' returning state = 'paused' as now`,
      [webhook, MOST_FAILURES, status === 410],
    );
    if (!paused?.now) return;
    await notify(store, [owner], {
      kind: "job-failed",
      data: { name: `Webhook ${new URL(url).host}` },
      link: "/webhooks",
    });
  });
}

/** Notes deliveries as failed whose last try was made: nothing sends them any more unless somebody asks. */
export async function giveUpDelivery(store: Queryable, id: string): Promise<void> {
  await store.query(
    "update webhook_delivery set state = 'failed' where webhook_delivery_id = $1 and state = 'waiting'",
    [id],
  );
}
