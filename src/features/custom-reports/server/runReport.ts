import type { Database } from "#platform/database/database.ts";
import { tenantStores } from "#platform/database/tenantStores.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import { storeOf } from "#platform/identity/storeOf.ts";
import { faultOfTry } from "#platform/jobs/endJob.ts";
import { cancelJob } from "#platform/jobs/cancelJob.ts";
import type { JobHandler, JobRun } from "#platform/jobs/job.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { paperOf } from "#documents/paperOf.ts";
import { narrowDirectory } from "#revisions/publishing/narrowDirectory.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { checkSize, isMadeAtOnce, makeReport, type MakingOrder, type MakingParts, sizeOf } from "./makeReport.ts";
import type { ReportRow } from "./reportRows.ts";
import { reportSource } from "./reportSource.ts";
import { insertRun, noteDone, noteFailed, noteRunning, type RunRow, selectRun } from "./runRows.ts";

/** What the making of reports needs, while somebody waits and in the background. */
export interface RunningParts extends MakingParts {
  readonly database: Database;
}

export interface BackgroundParts extends RunningParts {
  readonly loadedRevisions: LoadedRevisions;
  readonly rights: RightsDirectory;
}

type RunWish = Pick<MakingOrder, "format" | "locale"> & { readonly paper?: MakingOrder["paper"] | undefined };

/**
 * Makes a file of a report: at once, or in the background where it is large.
 *
 * @throws Failure `too-large`, `market-not-entitled`
 */
export async function runReport(
  parts: RunningParts,
  report: ReportRow,
  { format, locale, paper = paperOf(locale) }: RunWish,
  caller: Caller,
  loadedRevisions: LoadedRevisions,
): Promise<RunRow> {
  const { database } = parts;
  const { id, name, definition } = report;
  const wish = { format, locale, paper };
  const loadedRevision = loadedRevisions.current();
  const words = await wordsFor(loadedRevision, locale);
  const size = sizeOf(definition, reportSource(loadedRevision, caller.rights, words));
  checkSize(size, format);
  const person = caller.person.id;
  const order = { report: id, person, scheduled: false, definition, ...wish, key: null };

  if (!isMadeAtOnce(size)) {
    const run = await database.transaction(async (store) => {
      const made = expectMade(await insertRun(store, order));
      const job = await startJob(store, { kind: "custom-report-run", data: { run: made }, owner: person, name });
      await store.query("update custom_report_run set job_id = $2 where custom_report_run_id = $1", [made, job]);
      return made;
    });
    return selectRun(database, person, id, run);
  }
  const run = expectMade(await insertRun(database, order));
  try {
    const outcome = await makeReport(
      parts,
      { name, definition, ...wish },
      { caller, loadedRevision, background: false },
    );
    await noteDone(database, run, outcome, caller.rights);
  } catch (reason) {
    await noteFailed(database, run, faultCode(reason));
    throw reason;
  }
  return selectRun(database, person, id, run);
}

/** Makes a large report's file. A try that died is done again; one that was noted as done is not. */
export function runReportJob(parts: BackgroundParts): JobHandler<"custom-report-run"> {
  return async ({ run: id }, run) => {
    const { database, rights } = parts;
    const [whose] = await database.query<{ person: number }>(
      "select person_id as person from custom_report_run where custom_report_run_id = $1",
      [id],
    );
    if (!whose) throw new Failure("not-found", "This report was deleted.");
    try {
      // From here on the store shows what the person may see, as if she waited for it.
      const caller = await rights.callerOf(whose.person);
      const own = storeOf(await tenantStores(database), caller);
      return await makeRun({ ...parts, database: own }, id, caller, run);
    } catch (reason) {
      if (!run.signal.aborted) await noteFailed(database, id, faultCode(reason));
      throw reason;
    }
  };
}

async function makeRun(
  parts: BackgroundParts,
  id: number,
  caller: Caller,
  run: JobRun,
): Promise<{ readonly link: string }> {
  const { database, loadedRevisions } = parts;
  const [asked] = await database.query<MakingOrder & { readonly report: number; readonly state: string }>(
    `select report.name, run.definition, run.format, run.locale, run.paper,
              run.custom_report_id as report, run.state
       from custom_report_run as run
       join custom_report as report on report.custom_report_id = run.custom_report_id
       where run.custom_report_run_id = $1`,
    [id],
  );
  if (!asked) throw new Failure("not-found", "This report was deleted.");
  const link = reportPath(asked.report);
  if (asked.state === "done") return { link };
  await noteRunning(database, id);
  const loadedRevision = narrowDirectory(loadedRevisions, caller.rights.verticals).current();
  const outcome = await makeReport(parts, asked, { caller, loadedRevision, background: true }, run);
  run.signal.throwIfAborted();
  await noteDone(database, id, outcome, caller.rights);
  return { link };
}

/** Stops a run that waits or is under way. @throws Failure `not-found`, `conflict` where it has ended */
export async function cancelRun(database: Database, person: number, report: number, run: number): Promise<void> {
  await selectRun(database, person, report, run);
  await database.transaction(async (store) => {
    const [found] = await store.query<{ job: string | null }>(
      `update custom_report_run set state = 'cancelled', ended_at = now()
       where custom_report_run_id = $1 and state in ('waiting', 'running') returning job_id as job`,
      [run],
    );
    if (!found?.job) throw new Failure("conflict", "The run has already ended.");
    await cancelJob(store, person, found.job);
  });
}

/** Where a report stands in the app, without the base path. */
export const reportPath = (report: number): string => `/custom-reports?report=${report}`;

/** The code by which screens say why something failed. */
export const faultCode = (reason: unknown): string => faultOfTry(reason).code;

function expectMade(run: number | null): number {
  if (run === null) throw new Error("The run was not noted.");
  return run;
}
