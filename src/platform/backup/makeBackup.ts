import { recordChange } from "#platform/audit/recordChange.ts";
import { type BackupOrder, type BackupReport, writeBackup } from "./writeBackup.ts";

export interface BackupRun extends BackupOrder {
  /** Who is noted as the one who did it. */
  readonly by: string;
  readonly scheduled: boolean;
}

/** Writes a backup, and notes in the store and in the audit log what came of it. A failed one is noted, too; one that was stopped is not. */
export async function makeBackup(run: BackupRun): Promise<BackupReport> {
  const { database, by, scheduled, path, signal } = run;
  const begunAt = new Date();
  let report: BackupReport;
  try {
    report = await writeBackup(run);
  } catch (reason) {
    signal.throwIfAborted();
    const fault = reason instanceof Error ? reason.message : String(reason);
    await database.query(
      "insert into backup_run (made_by, scheduled, file, begun_at, fault) values ($1, $2, $3, $4, $5)",
      [by, scheduled, path, begunAt, fault],
    );
    throw reason;
  }
  const { takenAt, bytes, sha256, encrypted, tables, rows, files, keys } = report;
  await database.transaction(async (store) => {
    await store.query(
      `insert into backup_run
         (made_by, scheduled, file, begun_at, taken_at, bytes, sha256, encrypted, table_count, row_count, file_count)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [by, scheduled, path, begunAt, takenAt, bytes, sha256, encrypted, tables, rows, files],
    );
    await recordChange(store, {
      actor: { id: null, name: by },
      action: "store.backedUp",
      subjectKind: "store",
      subjectId: "store",
      subject: takenAt,
      after: { file: path, bytes, sha256, encrypted, keys },
    });
  });
  return report;
}
