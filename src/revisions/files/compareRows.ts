import { Readable } from "node:stream";
import type { Database } from "#platform/database/database.ts";
import { type ComparedRows, comparedRows } from "#platform/database/queries/comparedRows.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { LAYOUT_BY_NAME, standsBeside } from "#revisions/ingest/layoutByName.ts";
import type { ReadTask } from "./fileTask.ts";
import { stageInThread, type TaskFollowing } from "./runFileTask.ts";

/** Thrown to take back what was only tried. */
class OnlyTried extends Error {}

/**
 * What a file would change of what is published, found by doing it in a transaction that is taken back. Nothing of it is ever seen.
 *
 * @param published the revision that it is compared with; null compares with nothing
 */
export async function compareRows(
  database: Database,
  task: Omit<ReadTask, "kind" | "importId">,
  published: number | null,
  following: TaskFollowing,
): Promise<ComparedRows> {
  const layout = LAYOUT_BY_NAME[task.layout];
  const imports = published === null ? [] : await revisionImports(database, published);
  const earlier = imports.filter((one) => one.layout === task.layout).map(({ importId }) => importId);
  const [next] = await database.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('import', 'import_id'))::int as id",
  );
  const importId = next?.id ?? 0;
  // Read before the transaction is opened: an embedded store has only one, and everybody else waits for it.
  const rows: Uint8Array[] = [];
  for await (const chunk of stageInThread({ ...task, importId }, following, () => undefined)) rows.push(chunk);
  const found: ComparedRows[] = [];
  await database
    .transaction(async (store) => {
      await store.query(
        `insert into import (import_id, layout, file_name, status, started_by) values ($1, $2, $3, 'running', '')`,
        [importId, task.layout, task.fileName],
      );
      if (layout.apart)
        await store.query(
          `create table ${layout.table}_${importId} partition of ${layout.table} for values in (${importId})`,
        );
      const columns = layout.tableColumns.join(", ");
      await store.copyIn(`copy ${layout.table} (import_id, ${columns}) from stdin`, Readable.from(rows));
      const compared = await comparedRows(store, layout.rowsView ?? layout.table, importId, earlier);
      // What stands beside earlier files takes nothing of them away.
      found.push(standsBeside(task.layout) ? { ...compared, removed: 0 } : compared);
      throw new OnlyTried("The rows were only tried.");
    })
    .catch((reason: unknown) => {
      if (!(reason instanceof OnlyTried)) throw reason;
    });
  const [compared] = found;
  if (!compared) throw new Error("The comparison ended without an answer.");
  return compared;
}
