import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { TEST_EVENT } from "#domain/webhookEvents.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { Site } from "#platform/identity/site.ts";
import type { Queryable } from "#platform/database/database.ts";
import {
  changeWebhook,
  chartPicture,
  createWebhook,
  deleteWebhook,
  deliveries,
  type DeliveryRecord,
  replayDelivery,
  restoreWebhook,
  rotateSecret,
  testWebhook,
  webhooks,
} from "../contract.ts";
import { isWithinReach, pictureAt, pictureOf } from "./chartPicture.ts";
import { addWebhook, alterWebhook, bringBackWebhook, changeSecret, removeWebhook } from "./changeWebhooks.ts";
import { isOwnEvent, mayHearOf } from "./ownEvents.ts";
import { newEventId, queueAgain, queueDelivery } from "./queueDelivery.ts";
import { presentWebhook, selectWebhook, selectWebhooks } from "./webhookRows.ts";

interface WebhookParts {
  readonly site: Site;
  readonly rights: RightsDirectory;
  readonly documentWorker: Pick<DocumentWorker, "picture">;
  readonly webhookAllowPrivate: boolean;
}

export function webhooksRoutes(app: FastifyInstance, parts: WebhookParts): void {
  const { site, rights, documentWorker, webhookAllowPrivate } = parts;
  const picturesWithinReach = isWithinReach(site, webhookAllowPrivate);
  app.endpoint(webhooks, async ({ query }, { database }) => ({
    picturesWithinReach,
    items: (await selectWebhooks(database, query.customer === undefined ? null : Number(query.customer))).map(
      presentWebhook,
    ),
  }));

  app.endpoint(createWebhook, async ({ body }, { caller: { person }, database }) => {
    const customer = body.customer === undefined ? person.customerId : Number(body.customer);
    const { secret, row } = await addWebhook(database, person, { ...body, customer });
    return { secret, item: presentWebhook(row) };
  });

  app.endpoint(changeWebhook, async ({ params, body }, { caller: { person }, database }) =>
    presentWebhook(await alterWebhook(database, person, params.webhook, body)),
  );

  app.endpoint(deleteWebhook, async ({ params }, { caller: { person }, database }) => {
    await removeWebhook(database, person, params.webhook);
    return {};
  });

  app.endpoint(restoreWebhook, async ({ params }, { caller: { person }, database }) =>
    presentWebhook(await bringBackWebhook(database, person, params.webhook)),
  );

  app.endpoint(rotateSecret, async ({ params }, { caller: { person }, database }) => {
    const { secret, row } = await changeSecret(database, person, params.webhook);
    return { secret, item: presentWebhook(row) };
  });

  app.endpoint(testWebhook, async ({ params }, { caller: { person }, database, loadedRevisions }) => {
    const { id, kind, language, owner_id: owner, pictures, secret } = await selectWebhook(database, params.webhook);
    const message = { id: newEventId(), event: TEST_EVENT, at: new Date().toISOString(), data: { by: person.name } };
    const picture =
      pictures && picturesWithinReach
        ? await pictureOf({ database, rights, loadedRevisions }, { id, owner, secret }, message, site)
        : null;
    return database.transaction(async (store) =>
      selectDelivery(store, id, String(await queueDelivery(store, { id, kind, language }, message, site, picture))),
    );
  });

  app.fileEndpoint(chartPicture, async ({ params }, { database, loadedRevisions, signal }) => {
    const picture = await pictureAt({ database, rights, loadedRevisions }, params.picture);
    return { name: "chart.png", type: "image/png", bytes: await documentWorker.picture(picture, signal) };
  });

  app.endpoint(deliveries, async ({ params }, { caller: { person }, database }) => {
    const { id, customer_id: customer } = await selectWebhook(database, params.webhook);
    const isOwn = await mayHearOf(database, person, customer);
    return { items: (await selectDeliveries(database, id)).map((one) => (isOwn ? one : withoutOwn(one))) };
  });

  app.endpoint(replayDelivery, ({ params }, { caller: { person }, database }) =>
    database.transaction(async (store) => {
      const { id, customer_id: customer } = await selectWebhook(store, params.webhook);
      const sent = await selectDelivery(store, id, params.delivery);
      const again = await selectDelivery(store, id, await queueAgain(store, id, sent));
      return (await mayHearOf(store, person, customer)) ? again : withoutOwn(again);
    }),
  );
}

interface DeliveryRow extends Omit<DeliveryRecord, "createdAt" | "triedAt"> {
  readonly createdAt: Date;
  readonly triedAt: Date | null;
}

/** Calls and companies of an organisation are shown to nobody else, whoever runs the product. */
const withoutOwn = (delivery: DeliveryRecord): DeliveryRecord =>
  isOwnEvent(delivery.event) ? { ...delivery, body: "", excerpt: null } : delivery;

const MOST_SHOWN = 200;

const DELIVERY = `
  select webhook_delivery_id::text as id, event_id as "eventId", event, state, tries, status, milliseconds, excerpt, fault, body,
         created_at as "createdAt", tried_at as "triedAt"
  from webhook_delivery where webhook_id = $1`;

/** What was sent to a webhook, newest first. */
async function selectDeliveries(store: Queryable, webhook: number): Promise<DeliveryRecord[]> {
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
async function selectDelivery(store: Queryable, webhook: number, id: string): Promise<DeliveryRecord> {
  const [row] = await store.query<DeliveryRow>(`${DELIVERY} and webhook_delivery_id = $2`, [webhook, id]);
  if (!row) throw new Failure("not-found", "This delivery does not exist.");
  return present(row);
}

function present({ createdAt, triedAt, ...rest }: DeliveryRow): DeliveryRecord {
  return { ...rest, createdAt: createdAt.toISOString(), triedAt: triedAt?.toISOString() ?? null };
}
