import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/openDatabase.ts";
import type { Config } from "./config.ts";
import { isStoreFault } from "./plugins/storeFault.ts";

const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/** The store could not be opened; the message says what to do. */
export class StoreAway extends Error {
  override readonly name = "StoreAway";
}

/**
 * Opens the store. A PostgreSQL that is still coming up is waited for.
 *
 * @throws StoreAway when it does not come up within a minute
 */
export async function openStore(
  config: Config,
  say: (line: string) => void,
  patience = PATIENCE_MS,
): Promise<Database> {
  const deadline = Date.now() + patience;
  for (let attempt = 0; ; attempt++) {
    try {
      return await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
    } catch (reason) {
      if (!config.databaseUrl || !isStoreFault(reason)) throw reason;
      const { host, pathname } = new URL(config.databaseUrl);
      const why = reason instanceof Error && reason.message ? reason.message : "no answer";
      if (Date.now() > deadline) {
        throw new StoreAway(
          `The PostgreSQL at ${host}${pathname} cannot be reached (${why}). Start it, or correct DATABASE_URL; without DATABASE_URL the product keeps its data in DATA_DIR.`,
        );
      }
      if (attempt === 0) say(`Waiting for the PostgreSQL at ${host}${pathname} (${why}) …`);
      await wait(RETRY_MS);
    }
  }
}
