import { totalmem } from "node:os";
import type { Database } from "#platform/database/database.ts";
import { appliedMigrations } from "#platform/database/queries/appliedMigrations.ts";
import { selectStoreFacts } from "#platform/database/queries/storeFacts.ts";
import type { Machine } from "./machineWarnings.ts";

/** What there is to see of the machine and of the store's clock now. */
export async function seenMachine(database: Database): Promise<Machine> {
  const migrations = await appliedMigrations(database);
  const { now: storeNow } = await selectStoreFacts(database);
  const given = process.constrainedMemory();
  return {
    memory: given > 0 ? Math.min(given, totalmem()) : totalmem(),
    now: new Date(),
    storeNow,
    lastMigration:
      migrations.map(({ appliedAt }) => appliedAt).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}
