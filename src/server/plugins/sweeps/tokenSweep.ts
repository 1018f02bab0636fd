import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepTokens } from "#identity/sweepTokens.ts";

const SWEEP_MS = 10 * 60_000;

/** Forgets links and unproven requests that nobody can use any more, wherever people sign in. */
export const tokenSweepPlugin = plugin<{ database: Database }>(async (app, { database }) => {
  const sweep = () =>
    void sweepTokens(database).catch((fault: unknown) => app.log.warn({ err: fault }, "Old links could not be swept"));
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
