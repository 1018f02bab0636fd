import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepRevisions } from "#features/revisions/server/room/removing.ts";

const SWEEP_MS = 60 * 60_000;

export interface RevisionKeeping {
  readonly database: Database;
  /** How many superseded revisions are kept. */
  readonly keptRevisions: number;
}

/** Deletes revisions that are no longer kept, and removes deleted ones for good once they can no longer be had back. */
export const revisionSweepPlugin = plugin<RevisionKeeping>(async (app, { database, keptRevisions }) => {
  const sweep = () =>
    void sweepRevisions(database, keptRevisions).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "Old revisions could not be swept"),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
