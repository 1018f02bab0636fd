import type { Database, Queryable } from "#platform/database/database.ts";
import { cancelJob } from "#platform/jobs/cancelJob.ts";
import { Failure } from "#domain/failure.ts";
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

/** Discards an upload; its bytes stay until it cannot be had back any more. @throws Failure `conflict` once it is part of a draft */
export function discardUpload(database: Database, id: number): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const before = await lockUpload(store, id);
    expectState(before, "receiving", "setup", "checking", "checked", "joining");
    await cancelWork(store, before);
    await store.query(
      `update upload set state = 'discarded', job_id = null, progress = null, difference = null, version = version + 1,
         changed_at = now() where upload_id = $1`,
      [id],
    );
    return selectUpload(store, id);
  });
}

/** Brings a discarded upload back to where its rows are checked anew. @throws Failure `conflict` where it is not discarded, or for too long */
export function restoreUpload(database: Database, id: number): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const before = await lockUpload(store, id);
    expectState(before, "discarded");
    if (before.restorable_until === null)
      throw new Failure("conflict", "The file was discarded too long ago. Upload it again.");
    await store.query(
      `update upload set state = case when received < bytes then 'receiving' else 'setup' end, version = version + 1,
         changed_at = now() where upload_id = $1`,
      [id],
    );
    return selectUpload(store, id);
  });
}

async function cancelWork(store: Queryable, { state, job_id, job_owner }: UploadRow): Promise<void> {
  if ((state !== "checking" && state !== "joining") || job_id === null || job_owner === null) return;
  await cancelJob(store, job_owner, job_id).catch((reason: unknown) => {
    // It ended this very moment: what it leaves is no longer wanted.
    if (!(reason instanceof Failure)) throw reason;
  });
}
