import type { FastifyBaseLogger } from "fastify";
import { keepBackups } from "#backup/keepBackups.ts";
import type { Database } from "#database/database.ts";
import type { Config } from "../config.ts";
import { fileRooms } from "../files/fileRooms.ts";
import { VERSION } from "../version.ts";

const TICK_MS = 5 * 60_000;

/** Makes backups when they are due while it is open. */
export interface BackupClock {
  readonly close: () => Promise<void>;
}

/** Without a folder to make them in none are made. */
export function openBackupClock(database: Database, config: Config, log: FastifyBaseLogger): BackupClock {
  const { backupTo: folder, backupHours: hours, keptBackups: kept, backupPassphrase } = config;
  if (folder === undefined) return { close: async () => undefined };
  const stop = new AbortController();
  const { signal } = stop;
  let running: Promise<void> = Promise.resolve();

  async function work(folder: string): Promise<void> {
    if (signal.aborted) return;
    const passphrase = backupPassphrase ?? null;
    const schedule = { database, rooms: fileRooms(config), folder, hours, kept, version: VERSION, passphrase, signal };
    const path = await keepBackups(schedule, new Date());
    if (path !== null) log.info({ path }, "Backup made");
  }
  function look(folder: string): void {
    running = running
      .then(() => work(folder))
      .catch((fault: unknown) => {
        if (!signal.aborted) log.error({ err: fault }, "The backup failed");
      });
  }

  const tick = setInterval(() => look(folder), TICK_MS).unref();
  look(folder);
  return {
    async close() {
      clearInterval(tick);
      stop.abort(new Error("The product stops."));
      await running;
    },
  };
}
