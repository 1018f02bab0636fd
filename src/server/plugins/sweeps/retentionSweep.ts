import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepSignIns } from "#identity/sweepSignIns.ts";
import { sweepNotifications } from "#notifications/sweepNotifications.ts";

const SWEEP_MS = 60 * 60_000;

export interface Retention {
  readonly database: Database;
  /** Days for which the product remembers what it told people. */
  readonly notificationDays: number;
  /** Days for which it remembers who signed in from where. */
  readonly signInDays: number;
}

/** Forgets what is no longer needed about people. The audit log is for ever. */
export const retentionSweepPlugin = plugin<Retention>(async (app, { database, notificationDays, signInDays }) => {
  const sweep = async () => {
    await sweepNotifications(database, notificationDays);
    await sweepSignIns(database, signInDays);
  };
  const sweeping = setInterval(
    () =>
      void sweep().catch((fault: unknown) =>
        app.log.warn({ err: fault }, "Old notices and sign-ins could not be swept"),
      ),
    SWEEP_MS,
  ).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
