import type { Queryable } from "#platform/database/database.ts";
import { jobFaultCode } from "#domain/jobFault.ts";
import { type JobTrouble, MOST_TROUBLES, type TroubleRecord } from "../contract.ts";

interface TroubleRow extends Omit<TroubleRecord, "at" | "nextTryAt"> {
  readonly at: Date;
  readonly nextTryAt: Date | null;
}

/** Jobs of everybody that failed for good, or wait for another try after one that failed. What they are called is their owners' business. */
export async function selectJobTroubles(store: Queryable): Promise<JobTrouble[]> {
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
export async function selectMailTroubles(store: Queryable): Promise<TroubleRecord[]> {
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
