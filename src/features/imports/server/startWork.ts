import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import type { Person } from "#platform/identity/caller.ts";
import { NOTHING_SAID } from "./setUp.ts";
import { expectState, lockUpload, selectUpload, type UploadRow } from "./uploadRows.ts";
import { coverageOf } from "./presentUpload.ts";
import { remember } from "./proposeColumns.ts";

type By = Pick<Person, "id">;

/** Has all rows of an upload checked, and keeps what was said of its columns and names for the next file. @throws Failure `conflict`, `invalid-input` */
export function startCheck(database: Database, id: number, version: number, by: By): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const row = await lockUpload(store, id, version);
    expectState(row, "setup", "checked");
    const setUp = { ...NOTHING_SAID, ...row.set_up };
    if (setUp.layout === null)
      throw new Failure("invalid-input", "Choose a layout first, so that the product knows what the file contains.");
    const header = (row.description?.columns ?? []).map(({ name }) => name);
    await remember(store, row.customer_id, header, setUp);
    const data = { upload: id, version };
    const job = await startJob(store, { kind: "file-check", data, owner: by.id, name: row.file_name });
    await store.query(
      `update upload set state = 'checking', step = 'check', job_id = $2, progress = null, fault = null, changed_at = now()
       where upload_id = $1`,
      [id, job],
    );
    return selectUpload(store, id);
  });
}

/** Makes a checked upload part of the open draft. @throws Failure `conflict` where it has errors, or what was checked has changed */
export function startJoin(database: Database, id: number, version: number, by: By): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const row = await lockUpload(store, id, version);
    expectState(row, "checked");
    if (row.checked_version !== row.version || !row.outcome)
      throw new Failure("conflict", "The file was changed since it was checked. Check it again.");
    if (row.outcome.errors > 0)
      throw new Failure("conflict", `The file has ${row.outcome.errors} errors. Fix them or skip the rows.`);
    if (row.set_up.replace === true && coverageOf(row) === "part")
      throw new Failure(
        "conflict",
        "A file with only part of the spending cannot replace earlier files. Mark it as complete, or add it to the earlier files.",
      );
    const data = { upload: id, version };
    const job = await startJob(store, { kind: "file-join", data, owner: by.id, name: row.file_name });
    await store.query(
      `update upload set state = 'joining', step = 'difference', job_id = $2, progress = null, fault = null, changed_at = now()
       where upload_id = $1`,
      [id, job],
    );
    return selectUpload(store, id);
  });
}
