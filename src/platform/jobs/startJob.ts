import type { Queryable } from "#platform/database/database.ts";
import type { JobKind, JobOrder } from "./job.ts";

/** The channel on which a new job is told to those who run them. */
export const JOB_CHANNEL = "job_waiting";

/**
 * Queues a job and answers its id. Inside a transaction it begins only when that one is committed, and then certainly. One that
 * already waits under the same key is the same job, and is told what this one was to be told.
 */
export async function startJob<Kind extends JobKind>(
  store: Queryable,
  { kind, data, owner, name, key, at }: JobOrder<Kind>,
): Promise<string> {
  const [job] = await store.query<{ id: string }>(
    `insert into job (kind, key, data, owner_id, name, next_try_at)
     values ($1, $2, $3::text::jsonb, $4, $5, coalesce($6::timestamptz, now()))
     on conflict (kind, key) where state = 'waiting' and started_at is null and key is not null do update
       set data = excluded.data, next_try_at = excluded.next_try_at
     returning job_id::text as id`,
    [kind, key ?? null, JSON.stringify(data), owner, name, at ?? null],
  );
  if (!job) throw new Error("The store took a job and gave it no id.");
  await store.query(`notify ${JOB_CHANNEL}`);
  return job.id;
}
