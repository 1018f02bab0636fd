import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import type { ReportWarning } from "#domain/customReport/reportWarning.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { Failure } from "#domain/failure.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { FileFormat, ReportRun, RunState } from "../contract/reportSchemas.ts";

/** A run as the store has it, without its file. */
export interface RunRow {
  readonly id: number;
  readonly report: number;
  readonly person_id: number;
  readonly person: string;
  readonly scheduled: boolean;
  readonly format: FileFormat;
  readonly state: RunState;
  readonly started_at: Date;
  readonly revision_id: number | null;
  readonly revision: string | null;
  readonly row_count: number | null;
  readonly cell_count: number | null;
  readonly duration_ms: number | null;
  readonly fault: string | null;
  readonly progress: number | null;
  readonly warnings: readonly ReportWarning[];
  readonly file_name: string | null;
  readonly file_size: number | null;
}

/** What is to be made, for whom. */
export interface NewRun {
  readonly report: number;
  readonly person: number;
  readonly scheduled: boolean;
  readonly definition: ReportDefinition;
  readonly format: FileFormat;
  readonly locale: Locale;
  readonly paper: "a4" | "letter";
  /** The same key makes no second run; null for a run that somebody asked for. */
  readonly key: string | null;
}

/** What was made. */
export interface RunOutcome {
  readonly revision: number;
  readonly rows: number;
  readonly cells: number;
  readonly durationMs: number;
  readonly warnings: readonly ReportWarning[];
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array } | null;
}

/** How long a file is kept. */
export const FILE_DAYS = 7;

/** A job that was cancelled or died is told by the job; its run has not heard. */
const STATE = `case when run.state in ('waiting', 'running') and job.state in ('failed', 'cancelled', 'done') then
    case job.state when 'cancelled' then 'cancelled' else 'failed' end
  else run.state end`;

const SELECT = `select run.custom_report_run_id as id, run.custom_report_id as report, run.person_id, person.name as person,
    run.scheduled, run.format, ${STATE} as state, run.started_at, run.revision_id, revision.label as revision,
    run.row_count, run.cell_count, run.duration_ms, coalesce(run.fault, job.fault_code) as fault, job.progress,
    run.warnings, run.file_size, case when run.file_bytes is null then null else run.file_name end as file_name
  from custom_report_run as run
  join person on person.person_id = run.person_id
  left join revision on revision.revision_id = run.revision_id
  left join job on job.job_id = run.job_id::bigint`;

/** The newest runs of a report: everybody's, or those made for one person alone. */
export function selectRuns(store: Queryable, report: number, person: number | null): Promise<RunRow[]> {
  return store.query<RunRow>(
    `${SELECT} where run.custom_report_id = $1 and ($2::int is null or run.person_id = $2)
     order by run.started_at desc, run.custom_report_run_id desc limit 100`,
    [report, person],
  );
}

/** @throws Failure `not-found` */
export async function selectRun(store: Queryable, person: number, report: number, run: number): Promise<RunRow> {
  const [row] = await store.query<RunRow>(
    `${SELECT} where run.custom_report_run_id = $1 and run.custom_report_id = $2 and run.person_id = $3`,
    [run, report, person],
  );
  if (!row) throw new Failure("not-found", "You have no such run.");
  return row;
}

/** The last run of each report that was made for this person. */
export async function selectLastRuns(
  store: Queryable,
  person: number,
  reports: readonly number[],
): Promise<ReadonlyMap<number, RunRow>> {
  const rows = await store.query<RunRow>(
    `${SELECT} where run.custom_report_run_id in (
       select max(custom_report_run_id) from custom_report_run
       where person_id = $1 and custom_report_id = any($2::int[]) group by custom_report_id)`,
    [person, reports],
  );
  return new Map(rows.map((row) => [row.report, row]));
}

/** Notes that something is to be made, and answers its id; null where the same was noted before and came to an end. */
export async function insertRun(store: Queryable, run: NewRun): Promise<number | null> {
  const [made] = await store.query<{ id: number }>(
    `insert into custom_report_run (custom_report_id, person_id, run_key, scheduled, definition, format, locale, paper, state)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7, $8, 'waiting')
     on conflict (run_key) do update set state = 'waiting'
       where custom_report_run.state in ('waiting', 'running', 'failed')
     returning custom_report_run_id as id`,
    [run.report, run.person, run.key, run.scheduled, JSON.stringify(run.definition), run.format, run.locale, run.paper],
  );
  return made?.id ?? null;
}

export async function noteRunning(store: Queryable, run: number): Promise<void> {
  await store.query("update custom_report_run set state = 'running', fault = null where custom_report_run_id = $1", [
    run,
  ]);
}

/**
 * Notes what a run came to, unless it was cancelled meanwhile; without a file nothing had changed.
 *
 * @param rights what whoever it is for might read when it was made
 */
export async function noteDone(store: Queryable, run: number, outcome: RunOutcome, rights: Rights): Promise<void> {
  const { file } = outcome;
  await store.query(
    `update custom_report_run set state = $2, revision_id = $3, row_count = $4, cell_count = $5, duration_ms = $6,
       warnings = $7::text::jsonb, file_name = $8, file_type = $9, file_size = $10, file_bytes = $11, rights = $12::text::jsonb, fault = null,
       ended_at = now()
     where custom_report_run_id = $1 and state <> 'cancelled'`,
    [
      run,
      file ? "done" : "unchanged",
      outcome.revision,
      outcome.rows,
      outcome.cells,
      Math.round(outcome.durationMs),
      JSON.stringify(outcome.warnings),
      file?.name ?? null,
      file?.type ?? null,
      file?.bytes.byteLength ?? null,
      file?.bytes ?? null,
      file && JSON.stringify(rights),
    ],
  );
}

export async function noteFailed(store: Queryable, run: number, fault: string): Promise<void> {
  await store.query(
    "update custom_report_run set state = 'failed', fault = $2, ended_at = now() where custom_report_run_id = $1 and state <> 'cancelled'",
    [run, fault],
  );
}

/** A run as it leaves the server. Only whom it was made for gets the file. */
export function presentRun(row: RunRow, reader: number): ReportRun {
  const mine = row.person_id === reader;
  return {
    id: String(row.id),
    person: row.person,
    mine,
    scheduled: row.scheduled,
    format: row.format,
    state: row.state,
    startedAt: row.started_at.toISOString(),
    revision: row.revision_id === null ? null : { id: String(row.revision_id), label: row.revision ?? "" },
    rows: row.row_count,
    cells: row.cell_count,
    durationMs: row.duration_ms,
    fault: row.state === "failed" ? (row.fault ?? "internal-error") : null,
    progress: row.state === "running" || row.state === "waiting" ? row.progress : null,
    // What somebody else may not see is nobody else's business.
    warnings: mine ? [...row.warnings] : [],
    file:
      mine && row.file_name !== null && row.file_size !== null ? { name: row.file_name, size: row.file_size } : null,
  };
}
