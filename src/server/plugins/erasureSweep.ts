import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { eraseDue } from "#identity/erasure/eraseDue.ts";

const SWEEP_MS = 10 * 60_000;

/** Erases people whose time to think again is over; where it fails for one, it is tried again the next time. */
export const erasureSweepPlugin = plugin<{ database: Database }>(async (app, { database }) => {
  const sweep = () =>
    void eraseDue(database).catch((fault: unknown) => app.log.warn({ err: fault }, "A person could not be erased"));
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
