import type { JobKinds, JobRun } from "#jobs/job.ts";
import type { JobHandlerParts } from "./jobs/jobHandlerParts.ts";

/** What follows on a publication. It may be asked again of the same revision, and then does again only what is not done yet. */
export type Follower = (
  published: JobKinds["revision-published"],
  parts: JobHandlerParts,
  run: JobRun,
) => Promise<void>;
