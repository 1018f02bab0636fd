import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepSavedViews } from "#features/saved-views/server/sweepSavedViews.ts";

const SWEEP_MS = 60 * 60_000;

/** Forgets saved views and short links for good once their time is over. */
export const savedViewSweepPlugin = plugin<{ database: Database }>(async (app, { database }) => {
  const sweep = () =>
    void sweepSavedViews(database).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "Deleted views and unused links could not be swept"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
