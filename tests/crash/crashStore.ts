import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import { openDatabase, type StorePlace } from "#platform/database/openDatabase.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { startVictim, type Victim } from "./startVictim.ts";

/** A store of this run's own that processes die on. */
export interface CrashStore {
  readonly engine: "postgres" | "pglite";
  /** A folder for files of this run; the embedded store lies in it. */
  readonly folder: string;
  /** Opens the store as the product would after its process died, and closes it where another process has to have it next. */
  readonly visit: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  readonly place: StorePlace;
  /**
   * A process that waits for an order. On PostgreSQL the next one starts while the traces of the last are looked at.
   *
   * @param waits leaves an embedded store alone until the order comes
   */
  readonly victim: (waits?: boolean) => Promise<Victim>;
  /** Waits until the server has noticed that the process is gone, so that nothing of it is still being committed. */
  readonly settle: (victim: Victim) => Promise<void>;
  readonly close: () => Promise<void>;
}

let made = 0;

/**
 * A new database on a PostgreSQL, or an embedded store in a folder of its own where there is no address.
 *
 * @param line another address of the same PostgreSQL, by which the processes reach it
 */
export async function openCrashStore(postgres: string | null, line = postgres): Promise<CrashStore> {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-crash-"));
  return postgres === null ? embeddedStore(folder) : postgresStore(postgres, line ?? postgres, folder);
}

function embeddedStore(folder: string): CrashStore {
  const place = { dataDir: join(folder, "data") };
  return {
    engine: "pglite",
    folder,
    place,
    visit: async (work) => {
      const database = await openDatabase(place);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    victim: (waits = false) => startVictim({ ...place, waits }),
    settle: async () => undefined,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresStore(server: string, line: string, folder: string): Promise<CrashStore> {
  const name = `crash_${process.pid}_${Date.now()}_${made++}`;
  const onServer = await openPostgres(server);
  await onServer.query(`create database ${name}`);
  const dataDir = join(folder, "data");
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  const names = new WeakMap<Victim, string>();
  const start = async () => {
    const own = new URL(url);
    own.port = new URL(line).port;
    const called = `victim_${made++}`;
    own.searchParams.set("application_name", called);
    const victim = await startVictim({ databaseUrl: own.href, dataDir, waits: false });
    names.set(victim, called);
    return victim;
  };
  let spare: Promise<Victim> | null = null;
  return {
    engine: "postgres",
    folder,
    place: { databaseUrl: url.href, dataDir },
    visit: (work) => work(database),
    victim: async () => {
      const ready = spare ?? start();
      spare = null;
      return ready;
    },
    settle: async (victim) => {
      // The next one starts while this one's traces are looked at, not while this one works.
      spare ??= start();
      spare.catch(() => undefined);
      const stillThere = "select 1 from pg_stat_activity where application_name = $1";
      for (let look = 0; look < 500; look++) {
        if ((await database.query(stillThere, [names.get(victim)])).length === 0) return;
        await wait(10);
      }
      throw new Error("PostgreSQL did not notice within 5 s that the process is gone.");
    },
    close: async () => {
      await (await spare?.catch(() => null))?.dismiss();
      await database.close();
      await onServer.query(`drop database ${name} with (force)`);
      await onServer.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
