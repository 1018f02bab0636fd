import type { Database } from "./database.ts";

/**
 * Runs `work` while no other process on this store runs work of the same lock; the others wait. An embedded store has one process.
 *
 * @param lock any number, as long as nothing else takes the same advisory lock
 */
export async function oneAtATime(database: Database, lock: number, work: () => Promise<void>): Promise<void> {
  if (database.engine === "pglite") return work();
  await database.transaction(async (held) => {
    await held.query("select pg_advisory_xact_lock($1)", [lock]);
    await work();
  });
}
