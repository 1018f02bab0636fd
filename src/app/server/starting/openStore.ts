import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import { isFull } from "#platform/database/isFull.ts";
import { storeVersion } from "#platform/database/queries/storeVersion.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { folderFault, realReason } from "./checkFolder.ts";
import { checkOwner } from "./checkOwner.ts";
import type { Config } from "../config.ts";
import { isStoreFault } from "../plugins/storeFault.ts";

const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/** The store could not be opened; the message says what to do. */
export class StoreAway extends Error {
  override readonly name = "StoreAway";
}

/** The PostgreSQL is older than the product can use; the message says what to do. */
export class StoreTooOld extends Error {
  override readonly name = "StoreTooOld";
}

const OLDEST_POSTGRES = 15;

/** @throws StoreTooOld */
export function checkStoreVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new StoreTooOld(
    `The PostgreSQL is version ${version}; ${OLDEST_POSTGRES} or later is needed. Upgrade it (pg_upgrade keeps the data), or name another one in DATABASE_URL.`,
  );
}

/**
 * Opens the store. A PostgreSQL that is still coming up is waited for.
 *
 * @throws StoreAway when it does not come up within a minute
 * @throws StoreTooOld
 * @throws StoreNotOwned
 */
export async function openStore(
  config: Config,
  say: (line: string) => void,
  patience = PATIENCE_MS,
): Promise<Database> {
  const deadline = performance.now() + patience;
  for (let attempt = 0; ; attempt++) {
    try {
      const database = await openDatabase({
        databaseUrl: config.databaseUrl,
        dataDir: config.dataDir,
        backups: config.backupTo,
      });
      return await usable(database);
    } catch (reason) {
      if (!config.databaseUrl) throw embeddedFault(await realReason(reason, config.dataDir), config.dataDir);
      if (!isStoreFault(reason)) throw reason;
      const { host, pathname } = new URL(config.databaseUrl);
      const why = reason instanceof Error && reason.message ? reason.message : "no answer";
      if (performance.now() > deadline) {
        throw new StoreAway(
          `The PostgreSQL at ${host}${pathname} cannot be reached (${why}). Start it, or correct DATABASE_URL; without DATABASE_URL the product keeps its data in DATA_DIR.`,
        );
      }
      if (attempt === 0) say(`Waiting for the PostgreSQL at ${host}${pathname} (${why}) …`);
      await wait(RETRY_MS);
    }
  }
}

/** What keeps an embedded store from opening, with what to do; what nothing is known of stays as it is. */
export function embeddedFault(reason: unknown, dataDir: string): unknown {
  if (!isFull(reason) && !(reason instanceof Error && reason.message.startsWith("PGlite failed to initialize")))
    return folderFault(reason, dataDir);
  return new StoreAway(
    `The embedded store in ${dataDir} cannot be opened (${reason instanceof Error ? reason.message : "no room"}). ` +
      "Most often its disk is full: free some space and start again; what was acknowledged is there. " +
      "Where there is room, the folder is damaged: restore a backup with --replace.",
  );
}

async function usable(database: Database): Promise<Database> {
  try {
    checkStoreVersion(await storeVersion(database));
    await checkOwner(database);
    return database;
  } catch (reason) {
    await database.close();
    throw reason;
  }
}
