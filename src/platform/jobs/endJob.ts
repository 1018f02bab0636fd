import type { Queryable } from "#platform/database/database.ts";
import { isFull, isReadOnly } from "#platform/database/isFull.ts";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { JobFault, type JobFaultCode } from "#domain/jobFault.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { ClaimedJob } from "./claimJob.ts";
import type { KeptFile } from "./jobFiles.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A long job ended. */
    readonly "job-done": { readonly name: string };
    readonly "job-failed": { readonly name: string };
  }
}

const LONGEST_FAULT = 500;
/** Failures that pass by themselves. */
const PASSING = new Set([
  "store-unreachable",
  "source-unreachable",
  "overloaded",
  "nothing-published",
  "conflict",
  "storage-full",
]);

/** Why a try failed. */
export interface TryFault {
  readonly code: JobFaultCode;
  readonly words: string;
  /** Whether another try can be of use. */
  readonly passing: boolean;
}

/** What is kept of a job that is done. */
export interface JobLeft {
  readonly file: KeptFile | null;
  /** What its owner might read when it was made. */
  readonly rights: Rights | null;
  readonly link: string | null;
}

/** What a thrown thing says of a job: a failure of ours stays one, anything else is a bug or a hiccup and is tried again. */
export function faultOfTry(reason: unknown): TryFault {
  const words = (reason instanceof Error ? reason.message : String(reason)).slice(0, LONGEST_FAULT);
  if (reason instanceof JobFault) return { code: reason.code, words, passing: reason.code === "too-slow" };
  if (reason instanceof Failure) return { code: reason.code, words, passing: PASSING.has(reason.code) };
  // Somebody makes room; that is as good a reason to try again as any.
  return { code: codeOfTry(reason), words, passing: true };
}

function codeOfTry(reason: unknown): JobFaultCode {
  if (isFull(reason)) return "storage-full";
  return isReadOnly(reason) ? "store-unreachable" : "internal-error";
}

/** Notes that a job is done and tells its owner. False where it no longer was this try's: nothing is noted then. */
export async function finishJob(
  store: Queryable,
  job: ClaimedJob,
  holder: string,
  { file, rights, link }: JobLeft,
): Promise<boolean> {
  const rows = await store.query(
    `update job set state = 'done', progress = 1, ended_at = now(), held_until = null, fault_code = null, fault = null,
       link = $3, file_name = $4, file_type = $5, file_bytes = $6, file_place = $7, rights = $8::text::jsonb
     where job_id = $1 and holder = $2 and state = 'running' returning job_id`,
    [
      job.id,
      holder,
      link,
      file?.name ?? null,
      file?.type ?? null,
      file?.bytes ?? null,
      file?.place ?? null,
      rights && JSON.stringify(rights),
    ],
  );
  if (rows.length === 0) return false;
  await tell(store, job, "job-done", link);
  return true;
}

/** Notes that a job failed for good and tells its owner. */
export async function failJob(store: Queryable, job: ClaimedJob, holder: string, fault: TryFault): Promise<void> {
  const rows = await store.query(
    `update job set state = 'failed', ended_at = now(), held_until = null, fault_code = $3, fault = $4
     where job_id = $1 and holder = $2 and state = 'running' returning job_id`,
    [job.id, holder, fault.code, fault.words],
  );
  if (rows.length > 0) await tell(store, job, "job-failed", null);
}

/** Lets a job wait for another try. */
export async function putBackJob(
  store: Queryable,
  job: ClaimedJob,
  holder: string,
  { code, words }: Pick<TryFault, "code" | "words">,
  seconds: number,
): Promise<void> {
  await store.query(
    `update job set state = 'waiting', held_until = null, next_try_at = now() + make_interval(secs => $3),
       fault_code = $4, fault = $5
     where job_id = $1 and holder = $2 and state = 'running'`,
    [job.id, holder, seconds, code, words],
  );
}

/** Lets a job wait that was stopped with the product: that try does not count. */
export async function releaseJob(store: Queryable, job: ClaimedJob, holder: string): Promise<void> {
  await store.query(
    `update job set state = 'waiting', held_until = null, next_try_at = now(), tries = tries - 1
     where job_id = $1 and holder = $2 and state = 'running'`,
    [job.id, holder],
  );
}

async function tell(
  store: Queryable,
  { owner, name }: ClaimedJob,
  kind: "job-done" | "job-failed",
  link: string | null,
): Promise<void> {
  if (owner !== null && name !== null) await notify(store, [owner], { kind, data: { name }, link });
}
