import type { JobHandlers } from "#jobs/job.ts";
import { afterPublication } from "./afterPublication.ts";
import type { JobHandlerParts } from "./jobHandlerParts.ts";
import { webhookJobs } from "./webhookJobs.ts";

/** Who does which kind of work in the background. */
export function jobHandlers(parts: JobHandlerParts): JobHandlers {
  return {
    "revision-published": async (published, run) => {
      // This process may not have heard of the publication yet.
      await parts.publications.refresh();
      await afterPublication(published, parts, run);
      return {};
    },
    ...webhookJobs(parts),
  };
}
