import type { Queryable } from "../database.ts";

/** A backup that was made whole. */
export interface LastBackup {
  /** Where it was written, on the machine of the process that made it. */
  readonly file: string;
  readonly madeBy: string;
  readonly scheduled: boolean;
  /** The moment as of which everything in it is. */
  readonly takenAt: Date;
  readonly endedAt: Date;
  readonly bytes: number;
  readonly sha256: string;
  readonly encrypted: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** A backup that failed after the last good one. */
export interface FailedBackup {
  readonly at: Date;
  readonly file: string;
  readonly fault: string;
}

/** The last good backup, null where there is none, and what has failed since. */
export async function selectLastBackup(
  store: Queryable,
): Promise<{ readonly good: LastBackup | null; readonly failed: FailedBackup | null }> {
  const [good] = await store.query<LastBackup>(
    `select file, made_by as "madeBy", scheduled, taken_at as "takenAt", ended_at as "endedAt", bytes::float8 as bytes, sha256,
       encrypted, table_count as tables, row_count::float8 as rows, file_count as files
       /* never null: takenAt, bytes, sha256, encrypted, tables, rows, files; what a backup comes to, unless it failed */
     from backup_run where fault is null order by ended_at desc, backup_run_id desc limit 1`,
  );
  const [failed] = await store.query<FailedBackup>(
    `select ended_at as at, file, fault from backup_run
     where fault is not null and ended_at > coalesce($1::timestamptz, '-infinity') order by ended_at desc, backup_run_id desc limit 1`,
    [good?.endedAt ?? null],
  );
  return { good: good ?? null, failed: failed ?? null };
}
