import { access, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { lockFolder } from "#platform/database/lockFolder.ts";
import type { StorePlace } from "#platform/database/openDatabase.ts";
import { openPglite } from "#platform/database/pglite.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { BEFORE, MADE, RESTORED, takeRestored } from "#platform/database/restoredStore.ts";
import { BackupFault } from "./backupFault.ts";
import type { FileRoom } from "./files/fileRoom.ts";
import { backupParts, type SoundBackup, verifyBackup } from "./readBackup.ts";
import { type FileRestore, openFileRestore } from "./restoreFiles.ts";
import { checkVersion, isFilled, type RestoredTables, restoreTables } from "./restoreTables.ts";

export interface RestoreOrder {
  /** The store to fill: embedded or PostgreSQL, whichever the backup came from. */
  readonly place: StorePlace;
  readonly rooms: readonly FileRoom[];
  readonly path: string;
  readonly passphrase: string | null;
  /** Moves what the store holds aside instead of refusing to touch it. */
  readonly replace: boolean;
  /** Who is noted as the one who did it. */
  readonly by: string;
  readonly signal: AbortSignal;
  readonly progress?: (line: string) => void;
}

export interface RestoreReport extends RestoredTables {
  readonly takenAt: string;
  readonly version: string;
  readonly tables: number;
  readonly files: number;
  /** Where the store that was there before lies now: a folder, or a schema of the database; null where there was none. */
  readonly movedTo: string | null;
}

/**
 * Fills an empty store with a backup. Everything is checked before anything is written, and all of it is kept or nothing: rows come in one
 * transaction, and the embedded store is made beside the old one and takes its place in the end.
 *
 * @throws BackupFault
 * @throws FolderLocked while the product runs on the embedded store
 */
export async function restoreBackup(order: RestoreOrder): Promise<RestoreReport> {
  const { place, path, passphrase, signal, progress = () => undefined } = order;
  const sound = await verifyBackup(path, passphrase, {
    signal,
    progress: (bytes) => progress(`Checking the backup: ${Math.round(bytes / 1e6)} MB`),
  });
  await checkVersion(sound.heading);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  return place.databaseUrl ? intoPostgres(order, sound, place.databaseUrl) : intoFolder(order, sound, place.dataDir);
}

async function intoPostgres(order: RestoreOrder, sound: SoundBackup, url: string): Promise<RestoreReport> {
  const database = await openPostgres(url);
  try {
    const filled = await isFilled(database);
    if (filled && !order.replace) throw storeFilled();
    const onCitus = database.engine === "citus";
    if (onCitus && (await hasTables(database)))
      throw new BackupFault("store-filled", "On Citus a backup is restored into a database without tables. Make one.");
    if (await isServed(database))
      throw new BackupFault("store-in-use", "The product runs on this database. Stop every process of it first.");
    const movedTo = filled ? `before_restore_${stamp()}` : null;
    const report = await fill(order, sound, database, movedTo, async (store) => {
      // Its own views are in that schema, and Citus would be dropped with it.
      if (onCitus) return;
      // What was there keeps its tables, in a schema of its own, until somebody drops it.
      if (movedTo) await store.query(`alter schema public rename to ${movedTo}`);
      else await store.query("drop schema public cascade");
      await store.query("create schema public");
    });
    await database.query("analyze");
    return report;
  } finally {
    await database.close();
  }
}

async function intoFolder(order: RestoreOrder, sound: SoundBackup, dataDir: string): Promise<RestoreReport> {
  const unlock = await lockFolder(dataDir);
  const store = join(dataDir, "store");
  const at = stamp();
  const made = join(dataDir, `${MADE}${at}`);
  try {
    await takeRestored(dataDir);
    const isThere = await exists(store);
    const filled = isThere && (await isFilledFolder(store));
    if (filled && !order.replace) throw storeFilled();
    const database = await openPglite(made);
    const movedTo = filled ? join(dataDir, `${BEFORE}${at}`) : null;
    const report = await fill(order, sound, database, movedTo, async () => undefined).finally(() => database.close());
    await keepOnDisk(made);
    if (!filled) await rm(store, { recursive: true, force: true });
    // Killed before this the store is as it was; after it the next start ends what follows.
    await rename(made, join(dataDir, `${RESTORED}${at}`));
    await takeRestored(dataDir);
    return report;
  } finally {
    await rm(made, { recursive: true, force: true });
    await unlock();
  }
}

async function fill(
  { rooms, path, passphrase, signal, by, place, progress = () => undefined }: RestoreOrder,
  sound: SoundBackup,
  database: Database,
  movedTo: string | null,
  makeRoom: (store: Queryable) => Promise<void>,
): Promise<RestoreReport> {
  const { heading, manifest } = sound;
  const files: FileRestore = await openFileRestore(rooms, place.dataDir);
  async function* watched() {
    for await (const part of backupParts(path, passphrase, sound)) {
      signal.throwIfAborted();
      progress(`Restoring ${part.name}`);
      yield part;
    }
  }
  try {
    const restored = await database.transaction(async (store) => {
      await makeRoom(store);
      const tables = await restoreTables(store, sound, watched(), files.put);
      await store.query("update rights_version set version = version + 1");
      await recordChange(store, {
        actor: { id: null, name: by },
        action: "store.restored",
        subjectKind: "store",
        subjectId: "store",
        subject: heading.takenAt,
        after: { takenAt: heading.takenAt, version: heading.version, engine: heading.engine, rows: tables.rows },
      });
      signal.throwIfAborted();
      return tables;
    });
    return {
      ...restored,
      takenAt: heading.takenAt,
      version: heading.version,
      tables: Object.keys(manifest.rows).length,
      files: files.count(),
      movedTo,
    };
  } catch (reason) {
    await files.undo();
    throw reason;
  } finally {
    await files.close();
  }
}

async function isFilledFolder(folder: string): Promise<boolean> {
  const database = await openPglite(folder);
  return isFilled(database).finally(() => database.close());
}

async function hasTables(database: Database): Promise<boolean> {
  const [found] = await database.query<{ person: string | null }>(
    "select to_regclass('public.person')::text as person",
  );
  return found !== undefined && found.person !== null;
}

/** A process of the product listens for news as long as it runs. */
async function isServed(database: Database): Promise<boolean> {
  const rows = await database.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'spotmarket listen' limit 1",
  );
  return rows.length > 0;
}

/** The embedded store does not wait for the disk by itself. */
async function keepOnDisk(folder: string): Promise<void> {
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue;
    const file = await open(join(found.parentPath, found.name));
    await file.sync();
    await file.close();
  }
}

function storeFilled(): BackupFault {
  return new BackupFault(
    "store-filled",
    "The store holds data already, and nothing of it was touched. Restore into an empty one, or say --replace: what is there is then kept aside.",
  );
}

/** Such as `20261123t053712`: fit for names of folders and schemas. */
function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").toLowerCase();
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
