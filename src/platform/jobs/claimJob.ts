import type { Queryable } from "#platform/database/database.ts";

/** Whoever runs a job has it for this long and says so anew; a process that died no longer does. */
export const HELD_SECONDS = 60;

/** A job that is being run. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
  readonly owner: number | null;
  readonly name: string | null;
  /** With this one. */
  readonly tries: number;
}

/**
 * Takes the job that has been due longest, of an owner of whom fewest are running, so that nobody's fifty reports make others wait. What
 * is written down before the job begins needs no open transaction. A hold that ends later than any can was taken before the clock was set back:
 * whoever has the job says so anew within seconds, and where nobody does, it is taken. So is one that was queued to be done at once, or put
 * off after a try, before the clock was set back; what was queued for a time of its own waits for that.
 *
 * @param holder names this try alone: what another try says of the job no longer counts
 */
export async function claimJob(
  store: Queryable,
  kinds: readonly string[],
  holder: string,
): Promise<ClaimedJob | undefined> {
  const [job] = await store.query<ClaimedJob>(
    `update job set state = 'running', tries = tries + 1, holder = $2, held_until = now() + make_interval(secs => $3),
       progress = 0, started_at = now()
     where job_id = (
       select job_id from job
       where kind = any($1) and ((state = 'waiting' and (next_try_at <= now() or started_at > now() or (created_at > now() and next_try_at = created_at)))
         or (state = 'running' and (held_until < now() or held_until > now() + 2 * make_interval(secs => $3))))
       order by
         (select count(*) from job other where other.owner_id = job.owner_id and other.state = 'running' and held_until >= now()),
         next_try_at, job_id
       limit 1 for update skip locked
     )
     returning job_id::text as id, kind, data, owner_id as owner, name, tries`,
    [kinds, holder, HELD_SECONDS],
  );
  return job;
}

/** Says that a job is still being run, and how far it has come. False when it no longer is: it was cancelled, or taken by another. */
export async function holdJob(store: Queryable, job: string, holder: string, progress: number): Promise<boolean> {
  const rows = await store.query(
    `update job set held_until = now() + make_interval(secs => $3), progress = greatest(progress, $4)
     where job_id = $1 and holder = $2 and state = 'running' returning job_id`,
    [job, holder, HELD_SECONDS, progress],
  );
  return rows.length > 0;
}
