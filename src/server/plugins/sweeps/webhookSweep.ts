import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepWebhooks } from "#features/webhooks/server/changeWebhooks.ts";

const SWEEP_MS = 60 * 60_000;

/** Forgets deleted webhooks and old deliveries for good once their time is over. */
export const webhookSweepPlugin = plugin<{ database: Database }>(async (app, { database }) => {
  const sweep = () =>
    void sweepWebhooks(database).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "Deleted webhooks and old deliveries could not be swept"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
