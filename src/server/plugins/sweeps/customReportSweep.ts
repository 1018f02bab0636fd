import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepReports } from "#features/custom-reports/server/keepReport.ts";

const SWEEP_MS = 60 * 60_000;

/** Forgets deleted reports, files and runs for good once their time is over. */
export const customReportSweepPlugin = plugin<{ database: Database }>(async (app, { database }) => {
  const sweep = () =>
    void sweepReports(database).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "Deleted reports and old files could not be swept"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
