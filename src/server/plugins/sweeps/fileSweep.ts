import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepFiles } from "#features/content/server/sweepFiles.ts";
import type { FileStore } from "#files/fileStore.ts";

const SWEEP_MS = 60 * 60_000;

export interface FileSweep {
  readonly database: Database;
  readonly files: FileStore;
}

/** Removes stored files that nothing has used for a time. */
export const fileSweepPlugin = plugin<FileSweep>(async (app, { database, files }) => {
  const sweeping = setInterval(
    () =>
      void sweepFiles(database, files).catch((fault: unknown) =>
        app.log.warn({ err: fault }, "Unused files could not be swept"),
      ),
    SWEEP_MS,
  ).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
