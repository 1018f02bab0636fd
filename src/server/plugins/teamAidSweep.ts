import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepTeamAids } from "#features/selling-aids/server/team/sweepTeamAids.ts";
import type { FileStore } from "#files/fileStore.ts";

const SWEEP_MS = 60 * 60_000;

/** Removes what teams deleted long ago, and files that were brought and never used. */
export const teamAidSweepPlugin = plugin<{ readonly database: Database; readonly files: FileStore }>(
  async (app, { database, files }) => {
    const sweeping = setInterval(
      () =>
        void sweepTeamAids(database, files).catch((fault: unknown) =>
          app.log.warn({ err: fault }, "Deleted aids of teams could not be swept"),
        ),
      SWEEP_MS,
    ).unref();
    app.addHook("onClose", async () => clearInterval(sweeping));
  },
);
