import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookKind } from "#domain/webhookEvents.ts";
import type { Person } from "#platform/identity/caller.ts";
import { checkOwnEvents } from "./ownEvents.ts";
import { newSecret } from "./signature.ts";
import { selectWebhook, type WebhookRow } from "./webhookRows.ts";

const MOST_WEBHOOKS = 20;

interface NewWebhook {
  readonly customer: number;
  readonly kind: WebhookKind;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly pictures: boolean;
}

/** A webhook with its secret, which is told this once. */
interface WithSecret {
  /** Null where nothing is signed. */
  readonly secret: string | null;
  readonly row: WebhookRow;
}

/**
 * Adds a webhook to a customer.
 *
 * @throws Failure `not-found` without such a customer, `conflict` where it has twenty, `invalid-input` for what it cannot be told
 */
export function addWebhook(
  database: Database,
  by: Person,
  { customer, kind, url, events, pictures }: NewWebhook,
): Promise<WithSecret> {
  return database.transaction(async (store) => {
    const [known] = await store.query("select 1 from customer where customer_id = $1 for update", [customer]);
    if (!known) throw new Failure("not-found", "This customer does not exist.");
    const [{ count } = { count: 0 }] = await store.query<{ count: number }>(
      "select count(*)::int as count from webhook where customer_id = $1 and deleted_at is null",
      [customer],
    );
    if (count >= MOST_WEBHOOKS)
      throw new Failure("conflict", `A customer can have ${MOST_WEBHOOKS} webhooks. Delete one you no longer need.`);
    await checkOwnEvents(store, by, { customer, kind, events });
    checkPictures(kind, pictures);
    const secret = newSecret();
    const [made] = await store.query<{ id: number }>(
      `insert into webhook (customer_id, owner_id, url, events, secret, kind, pictures) values ($1, $2, $3, $4, $5, $6, $7)
       returning webhook_id as id`,
      [customer, by.id, url, events, secret, kind, pictures],
    );
    const row = await selectWebhook(store, String(made?.id));
    await record(store, by, "webhook.created", row, null, {
      ...stateOf(row),
      state: undefined,
      customer: row.customer,
    });
    return { secret: kind === "signed" ? secret : null, row };
  });
}

export interface WebhookChange {
  readonly version: number;
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly pictures?: boolean | undefined;
  readonly state?: "active" | "paused" | undefined;
}

/**
 * Changes a webhook. One that goes on begins with no failures, and belongs to whoever lets it go on.
 *
 * @throws Failure `not-found`; `conflict` where it was changed since that version
 */
export function alterWebhook(
  database: Database,
  by: Person,
  id: string,
  { version, url, events, pictures, state }: WebhookChange,
): Promise<WebhookRow> {
  return database.transaction(async (store) => {
    const before = await selectWebhook(store, id);
    // Whoever lets it go on or chooses events answers for them.
    const wanted = WEBHOOK_EVENTS.filter((event) => (events ?? before.events).includes(event));
    if (events || state === "active")
      await checkOwnEvents(store, by, { customer: before.customer_id, kind: before.kind, events: wanted });
    checkPictures(before.kind, pictures ?? false);
    const rows = await store.query(
      `update webhook set url = coalesce($3, url), events = coalesce($4::text[], events), pictures = coalesce($7, pictures), version = version + 1,
         failures = case when $5 = 'active' then 0 else failures end,
         owner_id = case when $5 = 'active' then $6 else owner_id end, state = coalesce($5, state)
       where webhook_id = $1 and version = $2 and deleted_at is null returning webhook_id`,
      [id, version, url ?? null, events ?? null, state ?? null, by.id, pictures ?? null],
    );
    if (rows.length === 0)
      throw new Failure("conflict", "Someone else changed this webhook. Reload it, then try again.");
    const after = await selectWebhook(store, id);
    await record(store, by, "webhook.changed", after, stateOf(before), stateOf(after));
    return after;
  });
}

/**
 * Takes a webhook out of use; restorable for one day.
 *
 * @throws Failure `not-found`
 */
export function removeWebhook(database: Database, by: Person, id: string): Promise<void> {
  return database.transaction(async (store) => {
    const row = await selectWebhook(store, id);
    await store.query("update webhook set deleted_at = now() where webhook_id = $1", [row.id]);
    await record(store, by, "webhook.deleted", row, stateOf(row), null);
  });
}

/**
 * Restores a deleted webhook.
 *
 * @throws Failure `not-found` where none was deleted within a day
 */
export function bringBackWebhook(database: Database, by: Person, id: string): Promise<WebhookRow> {
  return database.transaction(async (store) => {
    const rows = await store.query(
      `update webhook set deleted_at = null
       where webhook_id = $1 and deleted_at > now() - interval '1 day' returning webhook_id`,
      [id],
    );
    if (rows.length === 0) throw new Failure("not-found", "No webhook like this was deleted within the last day.");
    const row = await selectWebhook(store, id);
    await record(store, by, "webhook.restored", row, null, stateOf(row));
    return row;
  });
}

/**
 * Makes a new secret; the one before signs too for a day, so that the receiver can change in its own time.
 *
 * @throws Failure `not-found`; `conflict` for a chat
 */
export function changeSecret(database: Database, by: Person, id: string): Promise<WithSecret> {
  return database.transaction(async (store) => {
    const row = await selectWebhook(store, id);
    if (row.kind !== "signed") throw new Failure("conflict", "Nothing is signed here, so there is no secret.");
    const secret = newSecret();
    await store.query(
      `update webhook set previous_secret = secret, previous_until = now() + interval '1 day', secret = $2 where webhook_id = $1`,
      [row.id, secret],
    );
    await record(store, by, "webhook.secretChanged", row, null, null);
    return { secret, row };
  });
}

/** Forgets deliveries after thirty days and webhooks a day after they were deleted; what nothing sends any more has failed. */
export async function sweepWebhooks(store: Queryable): Promise<void> {
  await store.query("delete from webhook where deleted_at < now() - interval '1 day'");
  await store.query("delete from webhook_delivery where created_at < now() - interval '30 days'");
  await store.query(
    "update webhook_delivery set state = 'failed' where state = 'waiting' and created_at < now() - interval '2 days'",
  );
}

/** A system that checks signatures looks figures up, with rights of the moment. */
function checkPictures(kind: WebhookKind, pictures: boolean): void {
  if (pictures && kind === "signed") throw wrongInput([inputError("/body/pictures", "unusable")]);
}

const stateOf = ({ kind, url, events, pictures, state }: WebhookRow) => ({
  url: toldAddress({ kind, url }),
  events,
  ...(kind !== "signed" && { pictures }),
  state,
});

/** The address of a chat opens it to whoever has it: the audit log, which forgets nothing, has its host alone. */
const toldAddress = ({ kind, url }: Pick<WebhookRow, "kind" | "url">) => (kind === "signed" ? url : new URL(url).host);

type Action = "webhook.created" | "webhook.changed" | "webhook.deleted" | "webhook.restored" | "webhook.secretChanged";

function record(
  store: Queryable,
  by: Person,
  action: Action,
  { id, kind, url }: WebhookRow,
  before: object | null,
  after: object | null,
): Promise<void> {
  return recordChange(store, {
    actor: { id: by.id, name: by.email },
    action,
    subjectKind: "webhook",
    subjectId: String(id),
    subject: toldAddress({ kind, url }),
    before: before && { ...before },
    after: after && { ...after },
  });
}
