import { type FailureCode, FAILURES } from "./failure.ts";

/** What can go wrong with work in the background alone: its owner may no longer have it done, it took too long, or its process kept dying. */
export const JOB_FAULTS = ["owner-gone", "too-slow", "interrupted"] as const;

/** Why a job failed, as screens translate it. */
export type JobFaultCode = FailureCode | (typeof JOB_FAULTS)[number];

/** Everything a job can fail with. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const JOB_FAULT_CODES = [...(Object.keys(FAILURES) as FailureCode[]), ...JOB_FAULTS] as const;

/** The failure of a job by the code that is kept with it; a code of another version of the product is one that nobody can act on. */
export function jobFaultCode(kept: string): JobFaultCode {
  return JOB_FAULT_CODES.find((known) => known === kept) ?? "internal-error";
}

/** A job can never succeed, for a reason that only jobs have; other reasons are a `Failure`. */
export class JobFault extends Error {
  readonly code: (typeof JOB_FAULTS)[number];

  constructor(code: (typeof JOB_FAULTS)[number], detail: string) {
    super(detail);
    this.name = "JobFault";
    this.code = code;
  }
}
