import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { importRows } from "#revisions/ingest/importRows.ts";
import type { JobOutcome, JobRun } from "#platform/jobs/job.ts";
import { joinDraft } from "#revisions/drafts/draft.ts";
import type { FileChecked } from "#revisions/files/fileTask.ts";
import { stageInThread } from "#revisions/files/runFileTask.ts";
import type { UploadParts } from "./checkUpload.ts";
import { coverageOf } from "./presentUpload.ts";
import { readTaskFor } from "./readTaskFor.ts";
import { uploadProgress } from "./uploadProgress.ts";
import { recordUpload } from "./recordUpload.ts";
import { selectUpload, type UploadRow } from "./uploadRows.ts";

/**
 * Stages the rows of an upload and makes them part of the open draft: all of it in the end, or nothing. A try that died halfway leaves
 * rows that nobody sees and that are swept; one that had done its work is not done again.
 */
export async function joinUpload(
  { database, files }: UploadParts,
  { upload: id, version }: { readonly upload: number; readonly version: number },
  run: Pick<JobRun, "signal" | "progress" | "owner">,
): Promise<JobOutcome> {
  const row = await selectUpload(database, id);
  const link = `/administration/imports/${id}`;
  if (row.state !== "joining" || row.version !== version) return { link };
  const task = await readTaskFor(database, files, row);
  const checked: FileChecked[] = [];
  const following = { signal: run.signal, progress: uploadProgress(database, id, run.progress) };
  const report = await importRows({
    database,
    layout: task.layout,
    fileName: row.file_name,
    startedBy: row.begun_by_name,
    rows: (importId) => stageInThread({ ...task, importId }, following, (done) => checked.push(done)),
    outcome: () => {
      run.signal.throwIfAborted();
      const [done] = checked;
      if (!done) throw new Error("The file was read to its end without a word of what became of it.");
      const { report: read, problems, sha256, further } = done;
      return { report: { ...read, problems: problems.slice(0, 1_000) }, sha256, further };
    },
    join: (store, importId) => join(store, database.engine, row, { importId, owner: run.owner }),
  });
  if (report.status === "refused")
    throw new Failure("invalid-input", "The file has errors that it did not have when it was checked. Check it again.");
  await files.remove(row.place);
  return { link };
}

async function join(
  store: Queryable,
  engine: UploadParts["database"]["engine"],
  row: UploadRow,
  { importId, owner }: { readonly importId: number; readonly owner: number | null },
): Promise<void> {
  const { id, version, set_up, file_name, begun_by_name, corrections } = row;
  const coverage = coverageOf(row);
  const layout = set_up.layout ?? null;
  if (layout === null) throw new Error("An upload without a layout cannot join a draft.");
  const { revision, replacedKeys, displacedDollars } = await joinDraft(store, engine, {
    layout,
    importId,
    by: begun_by_name,
    replace: set_up.replace,
    coverage: coverage ?? undefined,
  });
  const noted = await store.query(
    `update upload set state = 'joined', import_id = $3, revision_id = $4, progress = null, job_id = null, changed_at = now()
     where upload_id = $1 and version = $2 and state = 'joining' returning upload_id`,
    [id, version, importId, revision],
  );
  // Taken back as a whole: it was stopped, or another try has done it.
  if (noted.length === 0) throw new Failure("conflict", "The import was stopped before it was added to the draft.");
  await recordUpload(store, { id: owner, name: begun_by_name }, { id, file_name }, "upload.joined", {
    after: { layout, ...(coverage && { coverage }), revision, importId, replacedKeys, displacedDollars, corrections },
  });
}
