import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { JobKind } from "./job.ts";
import { JOB_CHANNEL } from "./startJob.ts";

/** The channel on which a cancelled job is told to whoever runs it. */
export const CANCEL_CHANNEL = "job_cancelled";

/**
 * Cancels a job of a person's that waits or runs. It counts as cancelled at once; whoever runs it stops, and what it makes of it is no
 * longer kept.
 *
 * @throws Failure `not-found` where the person has no such job, `conflict` where it has ended
 */
export async function cancelJob(store: Queryable, owner: number, job: string): Promise<void> {
  const rows = await store.query(
    `update job set state = 'cancelled', ended_at = now(), held_until = null, holder = null
     where job_id = $1 and owner_id = $2 and state in ('waiting', 'running') returning job_id`,
    [job, owner],
  );
  if (rows.length === 0) throw await refusal(store, owner, job, "The job has already ended.");
  await store.query("select pg_notify($1, $2)", [CANCEL_CHANNEL, job]);
}

/** Cancels what waits or runs of a kind under a key, whoever's it is; false where nothing does. For those who may stop each other's work. */
export async function cancelJobsOf(store: Queryable, kind: JobKind, key: string): Promise<boolean> {
  const rows = await store.query<{ id: string }>(
    `update job set state = 'cancelled', ended_at = now(), held_until = null, holder = null
     where kind = $1 and key = $2 and state in ('waiting', 'running') returning job_id::text as id`,
    [kind, key],
  );
  for (const { id } of rows) await store.query("select pg_notify($1, $2)", [CANCEL_CHANNEL, id]);
  return rows.length > 0;
}

/**
 * Lets a job of a person's that failed or was cancelled begin anew.
 *
 * @throws Failure `not-found` where the person has no such job, `conflict` where it has not failed
 */
export async function retryJob(store: Queryable, owner: number, job: string): Promise<void> {
  const rows = await store.query(
    `update job set state = 'waiting', tries = 0, progress = 0, next_try_at = now(), ended_at = null,
       fault_code = null, fault = null
     where job_id = $1 and owner_id = $2 and state in ('failed', 'cancelled')
     returning job_id`,
    [job, owner],
  );
  if (rows.length === 0)
    throw await refusal(store, owner, job, "Only a job that failed or was canceled can be restarted.");
  await store.query(`notify ${JOB_CHANNEL}`);
}

async function refusal(store: Queryable, owner: number, job: string, words: string): Promise<Failure> {
  const rows = await store.query("select 1 from job where job_id = $1 and owner_id = $2", [job, owner]);
  return rows.length === 0 ? new Failure("not-found", "This job does not exist.") : new Failure("conflict", words);
}
