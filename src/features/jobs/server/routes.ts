import type { FastifyInstance } from "fastify";
import type { Rights } from "#domain/access/access.ts";
import { coversRights } from "#domain/access/coversRights.ts";
import { Failure } from "#domain/failure.ts";
import { jobFaultCode } from "#domain/jobFault.ts";
import type { Queryable } from "#platform/database/database.ts";
import { cancelJob as cancel, retryJob as retry } from "#platform/jobs/cancelJob.ts";
import type { JobFiles } from "#platform/jobs/jobFiles.ts";
import {
  cancelJob,
  JOB_STATES,
  jobFile,
  type JobRecord,
  jobs,
  type JobTrouble,
  jobTroubles,
  MOST_TROUBLES,
  oneJob,
  retryJob,
  type TroubleRecord,
} from "../contract.ts";

export function jobsRoutes(app: FastifyInstance, { jobFiles: files }: { readonly jobFiles: JobFiles }): void {
  app.endpoint(jobs, async (_, { caller: { person }, database }) => ({
    items: (await selectJobs(database, person.id)).map(presentJob),
  }));

  app.endpoint(oneJob, async ({ params }, { caller: { person }, database }) =>
    presentJob(await selectJob(database, person.id, params.job)),
  );

  app.fileEndpoint(jobFile, async ({ params }, { caller: { person, rights }, database }) => {
    const row = await selectJob(database, person.id, params.job);
    const bytes = row.file_place === null ? null : await files.read(row.file_place);
    if (bytes === null || row.file_name === null || row.file_type === null)
      throw new Failure("not-found", "The job left no file, or the file is gone.");
    if (row.rights === null || !coversRights(rights, row.rights))
      throw new Failure("access-required", "Your access has changed since the file was created. Create it again.");
    return { name: row.file_name, type: row.file_type, bytes };
  });

  app.endpoint(cancelJob, async ({ params }, { caller: { person }, database }) => {
    await cancel(database, person.id, params.job);
    return presentJob(await selectJob(database, person.id, params.job));
  });

  app.endpoint(retryJob, async ({ params }, { caller: { person }, database }) => {
    await retry(database, person.id, params.job);
    return presentJob(await selectJob(database, person.id, params.job));
  });

  app.endpoint(jobTroubles, async (_, { database }) => ({
    jobs: await selectJobTroubles(database),
    mails: await selectMailTroubles(database),
  }));
}

/** A job as it leaves the server: neither what it was told nor the words of a bug. */
function presentJob(row: JobRow): JobRecord {
  const { file_name: name, file_type: type, file_bytes: bytes } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    state: JOB_STATES.find((state) => state === row.state) ?? "waiting",
    progress: row.progress,
    fault: row.fault_code === null ? null : jobFaultCode(row.fault_code),
    tries: row.tries,
    file: name === null || type === null || bytes === null ? null : { name, type, bytes },
    link: row.link,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** A job as stored. */
interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly progress: number;
  readonly fault_code: string | null;
  readonly tries: number;
  readonly file_name: string | null;
  readonly file_type: string | null;
  readonly file_bytes: number | null;
  readonly file_place: string | null;
  readonly rights: Rights | null;
  readonly link: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
}

/** More than anybody starts in a week by hand. */
const MOST_JOBS = 200;

const JOB = `
  select job_id::text as id, kind, name, state, progress, fault_code, tries, file_name, file_type, file_bytes, file_place, rights,
         link, created_at, started_at, ended_at
  from job
  where owner_id = $1 and name is not null`;

/** A person's jobs, newest first. */
function selectJobs(store: Queryable, owner: number): Promise<JobRow[]> {
  return store.query<JobRow>(`${JOB} order by job_id desc limit $2`, [owner, MOST_JOBS]);
}

/**
 * One job of a person's.
 *
 * @throws Failure `not-found`
 */
async function selectJob(store: Queryable, owner: number, job: string): Promise<JobRow> {
  const [row] = await store.query<JobRow>(`${JOB} and job_id = $2`, [owner, job]);
  if (!row) throw new Failure("not-found", "This job does not exist, or it ended more than a week ago.");
  return row;
}

interface TroubleRow extends Omit<TroubleRecord, "at" | "nextTryAt"> {
  readonly at: Date;
  readonly nextTryAt: Date | null;
}

/** Jobs of everybody that failed for good, or wait for another try after one that failed. What they are called is their owners' business. */
async function selectJobTroubles(store: Queryable): Promise<JobTrouble[]> {
  const rows = await store.query<TroubleRow & { readonly kind: string; readonly code: string | null }>(
    `select job.job_id::text as id, job.kind, person.name as whom, job.tries, job.fault, job.fault_code as code,
       coalesce(job.ended_at, job.started_at, job.created_at) as at,
       case when job.state = 'waiting' then job.next_try_at end as "nextTryAt"
     from job left join person on person.person_id = job.owner_id
     where job.state = 'failed' or (job.state = 'waiting' and job.fault is not null)
     order by job.job_id desc limit $1`,
    [MOST_TROUBLES],
  );
  return rows.map((row) => ({ ...present(row), code: row.code === null ? null : jobFaultCode(row.code) }));
}

/** Mails that nobody would take, or that wait for another try. What they say is not told. */
async function selectMailTroubles(store: Queryable): Promise<TroubleRecord[]> {
  const rows = await store.query<TroubleRow>(
    `select mail_id::text as id, recipient as whom, tries, fault, coalesce(failed_at, created_at) as at,
       case when failed_at is null then next_try_at end as "nextTryAt"
     from mail
     where sent_at is null and fault is not null
     order by mail_id desc limit $1`,
    [MOST_TROUBLES],
  );
  return rows.map(present);
}

function present<Row extends TroubleRow>({ at, nextTryAt, ...rest }: Row) {
  return { ...rest, at: at.toISOString(), nextTryAt: nextTryAt?.toISOString() ?? null };
}
