import type { Database, Queryable } from "#database/database.ts";
import { cancelJob } from "#jobs/cancelJob.ts";
import { Failure } from "#domain/failure.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { expectState, lockUpload, selectUpload, type UploadRow } from "./uploadRows.ts";

/** Stops what is being done with an upload; rows that were staged are dropped by whoever staged them. @throws Failure `conflict` where nothing is being done */
export function stopWork(database: Database, id: number): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const row = await lockUpload(store, id);
    expectState(row, "checking", "joining");
    await cancelWork(store, row);
    const state = row.state === "checking" ? "setup" : "checked";
    await store.query(
      "update upload set state = $2, job_id = null, progress = null, changed_at = now() where upload_id = $1",
      [id, state],
    );
    return selectUpload(store, id);
  });
}

/** Discards an upload with its bytes. @throws Failure `conflict` once it is part of a draft */
export async function discardUpload(database: Database, files: UploadFiles, id: number): Promise<UploadRow> {
  const row = await database.transaction(async (store) => {
    const before = await lockUpload(store, id);
    expectState(before, "receiving", "setup", "checking", "checked", "joining");
    await cancelWork(store, before);
    await store.query(
      `update upload set state = 'discarded', job_id = null, progress = null, difference = null, version = version + 1,
         changed_at = now() where upload_id = $1`,
      [id],
    );
    await store.query("delete from upload_problem where upload_id = $1", [id]);
    await store.query("delete from upload_correction where upload_id = $1", [id]);
    return selectUpload(store, id);
  });
  await files.remove(row.place);
  return row;
}

async function cancelWork(store: Queryable, { state, job_id, job_owner }: UploadRow): Promise<void> {
  if ((state !== "checking" && state !== "joining") || job_id === null || job_owner === null) return;
  await cancelJob(store, job_owner, job_id).catch((reason: unknown) => {
    // It ended this very moment: what it leaves is no longer wanted.
    if (!(reason instanceof Failure)) throw reason;
  });
}
