import type { Database } from "#platform/database/database.ts";
import { hasDied, interruptImport } from "./load.ts";

/** An import whose process ended before it did. */
export interface InterruptedImport {
  readonly importId: number;
  readonly layout: string;
  readonly fileName: string;
  readonly startedAt: Date;
}

/**
 * Marks the imports of dead processes as interrupted and drops their rows; running ones are left alone.
 * To be called when a process starts.
 */
export async function sweepInterruptedImports(database: Database): Promise<InterruptedImport[]> {
  const running = await database.query<InterruptedImport>(
    `select import_id as "importId", layout, file_name as "fileName", started_at as "startedAt"
     from import where status = 'running' order by import_id`,
  );
  const swept: InterruptedImport[] = [];
  for (const found of running) {
    await database.transaction(async (store) => {
      if (!(await hasDied(database, store, found.importId))) return;
      await interruptImport(store, found.importId);
      swept.push(found);
    });
  }
  return swept;
}
