import type { FailureCode } from "./failure.ts";

/** What can go wrong with work in the background alone: its owner may no longer have it done, it took too long, or its process kept dying. */
export const JOB_FAULTS = ["owner-gone", "too-slow", "interrupted"] as const;

/** Why a job failed, as screens translate it. */
export type JobFaultCode = FailureCode | (typeof JOB_FAULTS)[number];

/** A job can never succeed, for a reason that only jobs have; other reasons are a `Failure`. */
export class JobFault extends Error {
  readonly code: (typeof JOB_FAULTS)[number];

  constructor(code: (typeof JOB_FAULTS)[number], detail: string) {
    super(detail);
    this.name = "JobFault";
    this.code = code;
  }
}
