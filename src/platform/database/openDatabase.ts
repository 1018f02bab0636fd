import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { openEmbeddedStore } from "./embeddedStore.ts";
import { lockFolder } from "./lockFolder.ts";
import { openPostgres } from "./postgres.ts";
import { takeRestored } from "./restoredStore.ts";

export interface StorePlace {
  /** A PostgreSQL address; without one the store is embedded in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Where backups by the clock lie: a damaged store says which is the newest. */
  readonly backups?: string | undefined;
}

/**
 * Opens the store.
 *
 * @throws FolderLocked when another process has the embedded store open
 * @throws EmbeddedStoreUnusable when it was made by another PostgreSQL, or does not open
 */
export async function openDatabase({ databaseUrl, dataDir, backups }: StorePlace): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    await takeRestored(dataDir);
    const database = await openEmbeddedStore(join(dataDir, "store"), backups);
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (reason) {
    await unlock();
    throw reason;
  }
}
