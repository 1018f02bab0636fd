import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { endDemoAccounts } from "#identity/endDemoAccounts.ts";

const SWEEP_MS = 10 * 60_000;

/** Ends demo accounts that could not end with the publication, for want of another administrator. */
export const demoSweepPlugin = plugin<{ database: Database; keep: boolean }>(async (app, { database, keep }) => {
  if (keep) return;
  const sweep = () =>
    void endDemoAccounts(database).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "The demo accounts could not be ended"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
