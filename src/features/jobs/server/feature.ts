import type { Database } from "#platform/database/database.ts";
import type { JobFiles } from "#platform/jobs/jobFiles.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { sweepJobs } from "#platform/jobs/sweepJobs.ts";
import { cancelJob, jobFile, jobTroubles, jobs, oneJob, retryJob } from "../contract.ts";
import { jobsRoutes } from "./routes.ts";

interface KeepingParts {
  readonly database: Database;
  readonly jobFiles: JobFiles;
}

export const jobsFeature = {
  contracts: [jobs, jobTroubles, oneJob, jobFile, cancelJob, retryJob],
  routes: [jobsRoutes],
  recurring: ({ database, jobFiles }: KeepingParts): readonly RecurringWork[] => [
    { name: "jobs", everySeconds: HOUR, run: () => sweepJobs(database, jobFiles) },
  ],
};
