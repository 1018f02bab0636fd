import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepTeamAids } from "#features/selling-aids/server/team/sweepTeamAids.ts";

const SWEEP_MS = 60 * 60_000;

/** Removes what teams deleted long ago, and lets go of files that were brought and never used. */
export const teamAidSweepPlugin = plugin<{ readonly database: Database }>(async (app, { database }) => {
  const sweeping = setInterval(
    () =>
      void sweepTeamAids(database).catch((fault: unknown) =>
        app.log.warn({ err: fault }, "Deleted aids of teams could not be swept"),
      ),
    SWEEP_MS,
  ).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
