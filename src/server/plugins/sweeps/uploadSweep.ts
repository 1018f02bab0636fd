import plugin from "fastify-plugin";
import type { Database } from "#database/database.ts";
import { sweepUploads } from "#features/imports/server/sweepUploads.ts";
import type { UploadFiles } from "#features/imports/server/uploadFiles.ts";

const SWEEP_MS = 60 * 60_000;

export interface UploadSweep {
  readonly database: Database;
  readonly files: UploadFiles;
}

/** Discards files that were brought for import and forgotten, and bytes that belong to none. */
export const uploadSweepPlugin = plugin<UploadSweep>(async (app, { database, files }) => {
  const sweeping = setInterval(
    () =>
      void sweepUploads(database, files).catch((fault: unknown) =>
        app.log.warn({ err: fault }, "Forgotten imports could not be swept"),
      ),
    SWEEP_MS,
  ).unref();
  app.addHook("onClose", async () => clearInterval(sweeping));
});
