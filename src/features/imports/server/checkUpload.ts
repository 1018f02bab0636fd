import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { JobOutcome, JobRun } from "#platform/jobs/job.ts";
import { compareRows } from "#revisions/files/compareRows.ts";
import { compareSpend } from "#revisions/files/compareSpend.ts";
import type { FileChecked, ReadTask } from "#revisions/files/fileTask.ts";
import { checkInThread } from "#revisions/files/runFileTask.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import type { UploadDifference, UploadOutcome } from "../contract/uploadSchemas.ts";
import { readTaskFor } from "./readTaskFor.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { uploadProgress } from "./uploadProgress.ts";
import { selectUpload } from "./uploadRows.ts";

export interface UploadParts {
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
  readonly files: UploadFiles;
}

/** More rows are compared by nobody by hand, and reading them twice takes its time. */
const MOST_COMPARED = 500_000;

/** Checks all rows of an upload and compares what is sound with what is published. Done again, it does the same. */
export async function checkUpload(
  { database, loadedRevisions, files }: UploadParts,
  { upload: id, version }: { readonly upload: number; readonly version: number },
  run: Pick<JobRun, "signal" | "progress">,
): Promise<JobOutcome> {
  const row = await selectUpload(database, id);
  if (row.state !== "checking" || row.version !== version) return {};
  const task = await readTaskFor(database, files, row);
  const following = { signal: run.signal, progress: uploadProgress(database, id, run.progress) };
  const checked = await checkInThread({ ...task, refusedPath: files.refusedPath(row.place) }, following);
  await files.keepRefused(row.place);
  run.signal.throwIfAborted();
  const difference =
    checked.report.errors === 0 ? await differenceOf(database, loadedRevisions, task, checked, run) : null;
  run.signal.throwIfAborted();
  await keep(database, id, version, checked, difference);
  return { link: `/administration/imports/${id}` };
}

async function differenceOf(
  database: Database,
  loadedRevisions: LoadedRevisions,
  task: Omit<ReadTask, "kind" | "importId">,
  { tally, report }: FileChecked,
  { signal }: Pick<JobRun, "signal">,
): Promise<Omit<UploadDifference, "stale">> {
  const published = publishedNow(loadedRevisions);
  const against = published?.revision.id ?? null;
  if (tally) {
    const walletOf = (market: string) => (published?.markets.has(market) ? published.wallet(market) : null);
    return { against, spend: spendOf(await compareSpend(tally, walletOf)), rows: null };
  }
  if (report.rows > MOST_COMPARED) return { against, spend: null, rows: null };
  const rows = await compareRows(database, task, against === null ? null : Number(against), { signal });
  return { against, spend: null, rows };
}

export function publishedNow(loadedRevisions: LoadedRevisions): LoadedRevision | null {
  try {
    return loadedRevisions.current();
  } catch (reason) {
    if (reason instanceof Failure && reason.code === "nothing-published") return null;
    throw reason;
  }
}

function spendOf(found: Awaited<ReturnType<typeof compareSpend>>): UploadDifference["spend"] {
  const { years, markets, media, verticals, outliers } = found;
  return {
    ...found,
    years: [...years],
    markets: [...markets],
    media: [...media],
    verticals: [...verticals],
    outliers: [...outliers],
  };
}

/** Notes what was found, all of it or nothing: not for a file that was changed or stopped meanwhile. */
async function keep(
  database: Database,
  id: number,
  version: number,
  checked: FileChecked,
  difference: Omit<UploadDifference, "stale"> | null,
): Promise<void> {
  await database.transaction(async (store) => {
    const noted = await store.query(
      `update upload set state = 'checked', outcome = $3::text::jsonb, difference = $4::text::jsonb, checked_version = version,
         progress = null, job_id = null, changed_at = now(), fault = null
       where upload_id = $1 and state = 'checking' and version = $2 returning upload_id`,
      [id, version, JSON.stringify(outcomeOf(checked)), difference && JSON.stringify(difference)],
    );
    if (noted.length > 0) await keepProblems(store, id, checked);
  });
}

function outcomeOf({ report, problems, byCode, unknownNames, leftOut, seconds }: FileChecked): UploadOutcome {
  return {
    rows: report.rows,
    sound: report.rows - report.refused,
    refused: report.refused,
    leftOut,
    errors: report.errors,
    warnings: report.warnings,
    kept: problems.length,
    byCode: byCode.map(({ code, severity, count }) => ({ code, severity, count })),
    unknownNames: unknownNames.map(({ column, key, value, code, rows, near }) => ({
      column,
      key,
      value,
      code,
      rows,
      near: [...near],
    })),
    ignoredColumns: [...report.ignoredColumns],
    seconds,
  };
}

async function keepProblems(store: Queryable, id: number, { problems }: FileChecked): Promise<void> {
  await store.query("delete from upload_problem where upload_id = $1", [id]);
  const column = <T>(of: (problem: FileChecked["problems"][number]) => T) => problems.map(of);
  await store.query(
    `insert into upload_problem (upload_id, position, line, column_name, value, code, message, severity)
     select $1, place, line, column_name, value, code, message, severity
     from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) with ordinality
       as found (line, column_name, value, code, message, severity, place)`,
    [
      id,
      column(({ line }) => line),
      column((problem) => problem.column),
      column(({ value }) => value),
      column(({ code }) => code),
      column(({ message }) => message),
      column(({ severity }) => severity),
    ],
  );
}
