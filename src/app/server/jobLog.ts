import type { FastifyBaseLogger } from "fastify";
import type { JobRunnerParts } from "#platform/jobs/jobRunner.ts";

/** What the log says of jobs: their numbers and kinds, never what they were told. */
export function jobLog(log: FastifyBaseLogger): Pick<JobRunnerParts, "log" | "onFault"> {
  return {
    log: {
      done: (job, kind, milliseconds) => log.info({ job, kind, milliseconds }, "Job done"),
      failed: (job, kind, fault, again) =>
        log.warn({ job, kind, err: fault, seconds: again }, again === null ? "Job failed" : "Job will be tried again"),
    },
    onFault: (fault) => log.warn({ err: fault }, "The queue of jobs cannot be worked through"),
  };
}
