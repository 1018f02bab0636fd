import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";

/** A job as stored. */
export interface JobRow {
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
export function selectJobs(store: Queryable, owner: number): Promise<JobRow[]> {
  return store.query<JobRow>(`${JOB} order by job_id desc limit $2`, [owner, MOST_JOBS]);
}

/**
 * One job of a person's.
 *
 * @throws Failure `not-found`
 */
export async function selectJob(store: Queryable, owner: number, job: string): Promise<JobRow> {
  const [row] = await store.query<JobRow>(`${JOB} and job_id = $2`, [owner, job]);
  if (!row) throw new Failure("not-found", "There is no such job, or it ended more than a week ago.");
  return row;
}
