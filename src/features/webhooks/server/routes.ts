import type { FastifyInstance } from "fastify";
import { TEST_EVENT } from "#domain/webhookEvents.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  deliveries,
  replayDelivery,
  restoreWebhook,
  rotateSecret,
  testWebhook,
  webhooks,
} from "../contract.ts";
import { addWebhook, alterWebhook, bringBackWebhook, changeSecret, removeWebhook } from "./changeWebhooks.ts";
import { selectDeliveries, selectDelivery } from "./deliveryRows.ts";
import { newEventId, queueAgain, queueDelivery } from "./queueDelivery.ts";
import { presentWebhook, selectWebhook, selectWebhooks } from "./webhookRows.ts";

export function webhooksRoutes(app: FastifyInstance): void {
  app.endpoint(webhooks, async ({ query }, { database }) => ({
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

  app.endpoint(testWebhook, ({ params }, { caller: { person }, database }) =>
    database.transaction(async (store) => {
      const { id } = await selectWebhook(store, params.webhook);
      const message = { id: newEventId(), event: TEST_EVENT, at: new Date().toISOString(), data: { by: person.name } };
      return selectDelivery(store, id, String(await queueDelivery(store, id, message)));
    }),
  );

  app.endpoint(deliveries, async ({ params }, { database }) => {
    const { id } = await selectWebhook(database, params.webhook);
    return { items: await selectDeliveries(database, id) };
  });

  app.endpoint(replayDelivery, ({ params }, { database }) =>
    database.transaction(async (store) => {
      const { id } = await selectWebhook(store, params.webhook);
      const sent = await selectDelivery(store, id, params.delivery);
      return selectDelivery(store, id, await queueAgain(store, id, sent));
    }),
  );
}
