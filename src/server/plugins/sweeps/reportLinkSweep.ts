import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepLinks } from "#features/market-report/server/links/sweepLinks.ts";

const SWEEP_MS = 60 * 60_000;

/** Forgets links to reports for good once their time is long over. */
export const reportLinkSweepPlugin = plugin<{ database: Database }>(async (app, { database }) => {
  const sweep = () =>
    void sweepLinks(database).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "Links to reports that are over could not be swept"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
